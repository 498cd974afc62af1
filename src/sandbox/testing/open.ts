import Razorpay from 'razorpay';
import { onTestFinished } from 'vitest';
import { serveSandbox } from '../serve.ts';
import type { Line } from '../webhooks/webhook-sender.ts';
import { openShop } from './shop.ts';

export const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};

/** The unmodified SDK, turned to another address after it was made: it has no option for that. */
export function sdk(baseUrl: string | null, { keyId, keySecret } = keys) {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = razorpay.api as unknown as { rq: { defaults: { baseURL: string; timeout: number } } };
  rq.defaults.timeout = 60_000;
  if (baseUrl) rq.defaults.baseURL = baseUrl;
  return razorpay;
}

/** A sandbox on a port of its own, a shop that it tells, and the SDK; all end with the test. */
export async function openSandbox({ journalFile = null as string | null, line = {} as Partial<Line> } = {}) {
  const shop = await openShop();
  const served = await serveSandbox({
    ...keys,
    journalFile,
    line,
    port: 0,
    webhookUrl: shop.url,
    controlToken: null,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= served.close());
  onTestFinished(async () => {
    await stop();
    await shop.close();
  });
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${served.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = (await answer.json()) as Record<string, never>;
    return { http: answer.status, ...json };
  };
  return {
    url: served.url,
    stop,
    shop,
    razorpay: sdk(served.url),
    /** A control call. */
    control: (path: string, body: unknown = {}) => call('POST', `/_control/${path}`, body),
    look: (path: string) => call('GET', `/_control/${path}`),
    /** A call of the API with headers that the SDK drops. */
    api: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, path, body, { ...basic, ...headers }),
    /** Returns once everything that is due has been sent. */
    delivered: () => call('POST', '/_control/clock/advance', { seconds: 0 }),
  };
}

const basic = { Authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` };
