import { z } from 'zod';
import type { GroupKey } from '#desk/server-settings/server-setting.ts';
import { adVariables } from './ad-settings.ts';
import { backupFaults, backupVariables } from './backup-settings.ts';
import { mailFaults, mailVariables, smtpUrl } from './mail-settings.ts';
import { modelFaults, modelVariables } from './model-settings.ts';
import { razorpayFaults, razorpayVariables } from './razorpay-settings.ts';
import { s3Faults, s3Variables } from './s3-settings.ts';
import { smsFaults, smsVariables } from './sms-settings.ts';
import { whatsAppFaults, whatsAppVariables } from './whatsapp-settings.ts';
import { faultsOf, optional, port, wholeNumber, withDefault } from './variables.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a full address like https://example.com' })
  .transform((url) => new URL(url).origin);

/** The key that secrets are sealed with; earlier ones, which still open, may follow after commas. */
const secretsKey = z
  .string()
  .transform((keys) => keys.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => Buffer.from(key, 'base64').length === 32), {
    error: 'must be 32 random bytes in base64, as `openssl rand -base64 32` makes them',
  });

const googleIssuer = 'https://accounts.google.com';

const Variables = z.object({
  PORT: withDefault(port, 3000),
  HOST: withDefault(z.string(), '0.0.0.0'),
  PUBLIC_URL: optional(origin),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' })),
  DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' })),
  DATABASE_REPLICA_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }),
  ),
  APP_MODE: withDefault(z.enum(['demo', 'live'], 'must be demo or live'), 'demo'),
  OWNER_EMAIL: withDefault(z.email('must be an e-mail address'), 'owner@example.com'),
  OWNER_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters').max(128)),
  SECRETS_KEY: optional(secretsKey),
  ...mailVariables,
  IMAP_URL: optional(
    z
      .url({ protocol: /^imaps?$/, error: 'must start with imap:// or imaps://' })
      .refine(
        (url) => new URL(url).username !== '' && new URL(url).password !== '',
        'needs user and password',
      ),
  ),
  MAIL_REPLY_TO: optional(
    z
      .string()
      .refine(
        (address) => z.email().safeParse(address.replace('*', 'x')).success,
        'must be an e-mail address',
      ),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_NATIVE_CLIENT_IDS: withDefault(z.string(), ''),
  GOOGLE_ISSUER: withDefault(origin, googleIssuer),
  ...razorpayVariables,
  RAZORPAY_TEST: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  SANDBOX_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address like http://localhost:4000' }),
  ),
  SANDBOX_KEY_ID: optional(
    z.string().regex(/^rzp_test_\w{14}$/, 'must be rzp_test_ and 14 letters or digits'),
  ),
  SANDBOX_KEY_SECRET: optional(z.string()),
  SANDBOX_WEBHOOK_SECRET: optional(z.string()),
  ...smsVariables,
  ...whatsAppVariables,
  ...modelVariables,
  ...adVariables,
  ...s3Variables,
  ...backupVariables,
  RATE_LIMITS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  PAGE_CACHE: withDefault(z.enum(['on', 'lazy', 'off'], 'must be on, lazy or off'), 'on'),
  WORKERS: withDefault(wholeNumber(1, 64), 1),
  TRUST_PROXY: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address like http://localhost:4318' }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: withDefault(z.string(), ''),
  OTEL_SERVICE_NAME: withDefault(z.string(), 'nirmaan'),
  FIRST_STEPS: optional(z.enum(['on', 'off'], 'must be on or off')),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
});

/** The names of all settings that are read. */
export const settings: readonly string[] = Object.keys(Variables.shape);

export type Env = z.infer<typeof Variables> & { PUBLIC_URL: string };

/** What the environment gets wrong, one line per fault. */
export class EnvError extends Error {}

/** Reads the environment once. @throws EnvError naming every fault at once */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = Variables.safeParse(source);
  if (!parsed.success) throw new EnvError(faultsOf(parsed.error));
  const env = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  };
  const faults = [...contradictions(env), ...(env.APP_MODE === 'live' ? unsafeForLive(env, source) : [])];
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  return env;
}

/** What does not go together. @returns one line for each */
export function contradictions(env: Env): string[] {
  const faults: string[] = [];
  faults.push(...razorpayFaults(env));
  if (env.WORKERS > 1 && !env.DATABASE_URL) faults.push('WORKERS above 1 needs DATABASE_URL');
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    faults.push('DATABASE_DIRECT_URL leads past the pooler in DATABASE_URL, which is missing');
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URL names what follows the database in DATABASE_URL, which is missing');
  faults.push(...mailFaults(env));
  if (env.MAIL_REPLY_TO && !env.IMAP_URL)
    faults.push('MAIL_REPLY_TO needs IMAP_URL: nobody would read what comes there');
  faults.push(
    ...smsFaults(env),
    ...whatsAppFaults(env),
    ...modelFaults(env),
    ...s3Faults(env),
    ...backupFaults(env),
  );
  return faults;
}

/** Live mode wants a real database, real mail and real secrets. */
function unsafeForLive(env: Env, source: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  // Without a database nothing is kept that could stand for them; with one it is asked when it is open.
  if (!env.DATABASE_URL)
    faults.push('DATABASE_URL is missing: live mode needs PostgreSQL', ...needsOfLive(env));
  if (!source.PUBLIC_URL) faults.push('PUBLIC_URL is missing: links in mails need the real address');
  else if (!env.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL must start with https:// in live mode');
  if (!env.SECRETS_KEY) faults.push('SECRETS_KEY is missing: stored secrets are sealed with it');
  if (!source.OWNER_EMAIL || env.OWNER_EMAIL.endsWith('@example.com'))
    faults.push('OWNER_EMAIL is missing: the first owner needs a real address');
  if (!env.OWNER_PASSWORD || env.OWNER_PASSWORD.length < 12)
    faults.push('OWNER_PASSWORD is missing or shorter than 12 characters');
  faults.push(...unsafeCarriers(env));
  if (env.WHATSAPP_URL.startsWith('http:')) faults.push('WHATSAPP_URL must start with https:// in live mode');
  for (const name of Object.keys(adVariables) as (keyof typeof adVariables)[])
    if (env[name].startsWith('http:')) faults.push(`${name} must start with https:// in live mode`);
  if (env.GOOGLE_ISSUER !== googleIssuer) faults.push('GOOGLE_ISSUER is for a stand-in in demo mode only');
  if (env.RATE_LIMITS === 'off') faults.push('RATE_LIMITS=off is for load tests in demo mode only');
  return faults;
}

/** Carriers that live mode refuses. */
export function unsafeCarriers(env: Env): string[] {
  const faults: string[] = [];
  if (env.SMS_URL?.startsWith('http:')) faults.push('SMS_URL must start with https:// in live mode');
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_test_') && env.RAZORPAY_TEST === 'off')
    faults.push(
      'RAZORPAY_KEY_ID is a test key, which takes no money: RAZORPAY_TEST=on says that this is meant',
    );
  return faults;
}

/**
 * What live mode cannot do without, and owners may have set in the office.
 * @param lost what they have set and cannot be opened, which they are to set anew
 * @returns one line for each that is missing
 */
export function needsOfLive(env: Env, lost: readonly GroupKey[] = []): string[] {
  if (env.APP_MODE !== 'live') return [];
  const faults: string[] = [];
  if (!smtpUrl(env) && !lost.includes('mail'))
    faults.push(
      'SMTP_URL or SMTP_HOST is missing: live mode sends real mail. Set one, or in demo mode the page Going live',
    );
  if (!env.RAZORPAY_KEY_ID && !lost.includes('payments'))
    faults.push(
      'RAZORPAY_KEY_ID is missing: live mode takes real payments. Set it, or in demo mode on the page Going live',
    );
  return faults;
}
