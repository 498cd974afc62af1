import type { Logger } from 'pino';
import { isDeepStrictEqual } from 'node:util';
import { createRazorpay } from '#adapters/razorpay/razorpay.ts';
import { readStored } from '#desk/server-settings/read-stored.ts';
import type { Ctx } from '#kit/context.ts';
import { EnvError, needsOfLive, type Env } from './env.server.ts';
import { gatewaySettings } from './gateway-settings.ts';
import { createMail, lostMail } from './mail-settings.ts';
import { createModel } from './model-settings.ts';
import { lostGroups, withStored } from './settable.ts';
import { createSms } from './sms-settings.ts';
import { createWhatsApp } from './whatsapp-settings.ts';

type Parts = Pick<Ctx, 'db' | 'secrets'> & { env: Env; log: Logger };

/**
 * Who carries mails, SMS, WhatsApp and payments, and which model is asked: by the environment, and by what owners have set beside it.
 * What was set and cannot be opened counts as not set and stops no start: otherwise nobody could set it anew.
 * @throws EnvError where live mode lacks what it needs
 */
export async function openCarriers(parts: Parts) {
  let inForce = await read(parts);
  const needs = needsOfLive(inForce.env, inForce.lost);
  if (needs.length > 0) throw new EnvError(needs.join('\n'));
  return {
    /** The environment as it is in force, and the gateway's part of it. */
    now: () => inForce,
    ports: () => portsOf(inForce),
    /** Reads what owners have set. @returns whether it is other than before */
    async readAnew(): Promise<boolean> {
      const before = inForce;
      inForce = await read(parts);
      return !isDeepStrictEqual(before, inForce);
    },
  };
}

async function read({ env, db, secrets, log }: Parts) {
  const stored = await readStored({ db, secrets });
  const { env: now, skipped } = withStored(env, stored.values);
  if (stored.lost.length > 0 || skipped.length > 0)
    log[env.APP_MODE === 'live' ? 'error' : 'warn'](
      { lost: stored.lost, skipped },
      'not in force of what was set on the page Going live: SECRETS_KEY does not open it, or it is wrong by now',
    );
  return { env: now, gateway: gatewaySettings(now), lost: lostGroups(env, stored.lost) };
}

const portsOf = ({ env, gateway, lost }: Awaited<ReturnType<typeof read>>) => ({
  // In live mode nothing may be kept here as if it had gone out.
  mail: createMail(env) ?? (env.APP_MODE === 'live' && lost.includes('mail') ? lostMail : null),
  sms: createSms(env),
  whatsapp: createWhatsApp(env),
  model: createModel(env),
  gateway: createRazorpay(gateway),
});
