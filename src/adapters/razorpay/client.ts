import { createRequire } from 'node:module';
import type Razorpay from 'razorpay';

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

type Options = { keyId: string; keySecret: string; apiBase: string | null; waitMs?: number };

const require = createRequire(import.meta.url);

/**
 * The official SDK, pointed at a sandbox where one is given: the SDK has no option for it. Refuses to run where a later
 * version keeps its host elsewhere, so that a sandbox never calls the real service by accident. Loaded when the gateway
 * is first asked for something: with its HTTP client it takes seven megabytes.
 */
export function createClient(options: Options) {
  let loaded: ReturnType<typeof load> | null = null;
  const client = () => (loaded ??= load(options));
  return {
    get sdk() {
      return client().sdk;
    },
    get http() {
      return client().http;
    },
  };
}
export type RazorpayClient = ReturnType<typeof createClient>;

function load({ keyId, keySecret, apiBase, waitMs }: Options) {
  const Sdk = require('razorpay') as typeof Razorpay;
  const sdk = new Sdk({ key_id: keyId, key_secret: keySecret });
  const http = (sdk.api as unknown as { rq?: Held }).rq;
  if (http?.defaults?.baseURL !== realHost)
    throw new Error('The Razorpay SDK keeps its host elsewhere now: not running with it.');
  // Its own default is to wait for ever.
  http.defaults.timeout = waitMs ?? answerMs;
  if (apiBase) http.defaults.baseURL = apiBase;
  return { sdk, http };
}
