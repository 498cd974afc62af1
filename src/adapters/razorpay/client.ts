import Razorpay from 'razorpay';

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };

/** The SDK's own HTTP client, which its types do not show. */
type Held = {
  defaults?: { baseURL?: string; timeout?: number };
  post(url: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
  put(url: string): Promise<{ data: unknown }>;
};

const realHost = 'https://api.razorpay.com';
/** How long Razorpay may keep silent. */
export const answerMs = 10_000;

/**
 * The official SDK, pointed at a sandbox where one is given: the SDK has no option for it. Refuses to run where a later
 * version keeps its host elsewhere, so that a sandbox never calls the real service by accident.
 */
export function createClient(options: {
  keyId: string;
  keySecret: string;
  apiBase: string | null;
  waitMs?: number;
}) {
  const sdk = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret });
  const http = (sdk.api as unknown as { rq?: Held }).rq;
  if (http?.defaults?.baseURL !== realHost)
    throw new Error('The Razorpay SDK keeps its host elsewhere now: not running with it.');
  // Its own default is to wait for ever.
  http.defaults.timeout = options.waitMs ?? answerMs;
  if (options.apiBase) http.defaults.baseURL = options.apiBase;
  return { sdk, http };
}

export type RazorpayClient = ReturnType<typeof createClient>;
