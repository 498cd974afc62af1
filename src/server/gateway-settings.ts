import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { RazorpayOptions } from '#adapters/razorpay/razorpay.ts';
import type { Env } from './env.server.ts';
import { ownAddress } from './own-address.ts';

const Secrets = z.object({ keyId: z.string(), keySecret: z.string(), webhookSecret: z.string() });
type Secrets = z.infer<typeof Secrets>;

/** Razorpay where its keys are set, else the sandbox. */
export function gatewaySettings(env: Env): RazorpayOptions {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = env;
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET)
    return {
      mode: RAZORPAY_KEY_ID.startsWith('rzp_live_') ? 'live' : 'test',
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
      apiBase: null,
      checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    };
  return {
    mode: 'sandbox',
    ...sandboxSecrets(env),
    apiBase: env.SANDBOX_URL ?? `${ownAddress(env)}/sandbox`,
    checkoutScriptUrl: `${env.SANDBOX_URL ?? `${env.PUBLIC_URL}/sandbox`}/v1/checkout.js`,
  };
}

/** Made at the first start and kept, so that payments begun before a restart can be ended after it. */
function sandboxSecrets(env: Env): Secrets {
  const folder = join(resolve(env.DATA_DIR), 'sandbox');
  const file = join(folder, 'secrets.json');
  const made: Secrets = {
    keyId: `rzp_test_${randomBytes(7).toString('hex')}`,
    keySecret: randomBytes(18).toString('base64url'),
    webhookSecret: randomBytes(18).toString('base64url'),
  };
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    keyId: env.SANDBOX_KEY_ID ?? kept.keyId,
    keySecret: env.SANDBOX_KEY_SECRET ?? kept.keySecret,
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET ?? kept.webhookSecret,
  };
}
