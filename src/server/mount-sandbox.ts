import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { RazorpayOptions } from '#adapters/razorpay/razorpay.ts';
import type { Env } from './env.server.ts';
import { ownAddress } from './own-address.ts';
import { createSandbox } from '#sandbox/sandbox.ts';

/**
 * The sandbox gateway below /sandbox of this server: in demo mode, without real keys, and unless another one is named.
 * Several processes share its journal. @returns null where there is none
 */
export function mountSandbox(env: Env, settings: RazorpayOptions) {
  if (env.APP_MODE === 'live' || settings.mode !== 'sandbox' || env.SANDBOX_URL) return null;
  const { keyId, keySecret, webhookSecret } = settings;
  const sandbox = createSandbox({
    journalFile: join(resolve(env.DATA_DIR), 'sandbox', 'journal'),
    baseUrl: `${env.PUBLIC_URL}/sandbox`,
    keyId,
    keySecret,
    webhookSecret,
    webhookUrl: `${ownAddress(env)}/payment-pay/webhook`,
    controlToken: null,
  });
  const app = new Hono({ strict: false }).route('/sandbox', sandbox.app);
  return {
    handle: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    close: () => sandbox.close(),
  };
}
