import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths, webhooks } from './schema.d.ts';

export type { components, paths, Refusal, webhooks } from './schema.d.ts';

/** Any message of a webhook; its `type` says which one. */
export type WebhookMessage = webhooks[keyof webhooks];

/**
 * The office's calls, each typed by its address: `await client.GET('/staff/leads', {})` answers `{ data }`, or `{ error }`
 * with why it was refused.
 * @param options.baseUrl where the office runs, without a slash at its end
 * @param options.token from Office → API tokens, `nrm_…`
 * @param options.fetch in place of the global one
 */
export declare function createClient(
  options: { baseUrl: string; token: string } & Pick<ClientOptions, 'fetch'>,
): Client<paths>;

/**
 * What a webhook told, once its signature and its age are checked.
 * @param message.secret as it was shown once, `whsec_…`
 * @param message.headers of the request, by lower-case names
 * @param message.body as it came, byte for byte
 * @throws where it does not come from this office, or is older than five minutes
 */
export declare function verifyWebhook(message: {
  secret: string;
  headers: Record<string, string>;
  body: string;
}): WebhookMessage;
