import { z } from 'zod';
import { createHttpCarrier } from '#adapters/sms/http-carrier.ts';
import { createMsg91 } from '#adapters/sms/msg91.ts';
import { createTwilio } from '#adapters/sms/twilio.ts';
import type { Sms } from '#kit/ports/sms.ts';
import { optional, withDefault } from './variables.ts';

/** Whether it is a JSON object of texts. */
function isHeaders(text: string): boolean {
  try {
    return z.record(z.string(), z.string()).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 's') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The settings of whoever carries SMS. */
export const smsVariables = {
  SMS_CARRIER: optional(z.enum(['msg91', 'twilio', 'http'], 'must be msg91, twilio or http')),
  SMS_ACCOUNT: optional(z.string()),
  SMS_KEY: optional(z.string()),
  SMS_FROM: optional(z.string()),
  SMS_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address like https://sms.example.in/send' }),
  ),
  SMS_METHOD: withDefault(z.enum(['POST', 'GET', 'PUT'], 'must be POST, GET or PUT'), 'POST'),
  SMS_HEADERS: withDefault(
    z.string().refine(isHeaders, 'must be a JSON object like {"Content-Type":"application/json"}'),
    '{}',
  ),
  SMS_BODY: withDefault(z.string(), ''),
  SMS_SUCCESS: optional(z.string().refine(isPattern, 'must be a regular expression')),
  SMS_REPORT_SECRET: optional(z.string().regex(/^[\w-]{16,128}$/, 'must have at least 16 letters or digits')),
};
const Variables = z.object(smsVariables);
type Variables = z.infer<typeof Variables>;

const needed = {
  msg91: ['SMS_KEY'],
  twilio: ['SMS_ACCOUNT', 'SMS_KEY', 'SMS_FROM'],
  http: ['SMS_URL'],
} as const;

/** What is of no use without a carrier; the others have a value where nobody gave one. */
const ofCarrier = [
  'SMS_ACCOUNT',
  'SMS_KEY',
  'SMS_FROM',
  'SMS_URL',
  'SMS_SUCCESS',
  'SMS_REPORT_SECRET',
] as const;

/** @returns one line for each that is missing */
export function smsFaults(env: Variables): string[] {
  const { SMS_CARRIER: carrier } = env;
  if (!carrier)
    return ofCarrier.some((name) => env[name]) ? ['SMS_CARRIER is missing: it says who carries the SMS'] : [];
  if (env.SMS_METHOD === 'GET' && env.SMS_BODY) return ['SMS_BODY does not go with SMS_METHOD=GET'];
  const names: readonly (keyof Variables)[] = needed[carrier];
  return names
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: SMS_CARRIER=${carrier} needs it`);
}

/** Who carries SMS; null where nobody does. */
export function createSms(env: Variables & { PUBLIC_URL: string }): Sms | null {
  const reportSecret = env.SMS_REPORT_SECRET ?? null;
  const { SMS_ACCOUNT: accountSid = '', SMS_KEY: key = '', SMS_FROM: from = '', PUBLIC_URL: publicUrl } = env;
  const base = (theirs: string) => (env.SMS_URL ?? theirs).replace(/\/$/, '');
  if (env.SMS_CARRIER === 'msg91')
    return createMsg91({ authKey: key, url: base('https://control.msg91.com'), reportSecret });
  if (env.SMS_CARRIER === 'twilio')
    return createTwilio({
      accountSid,
      authToken: key,
      from,
      url: base('https://api.twilio.com'),
      publicUrl,
      reportSecret,
    });
  if (env.SMS_CARRIER === 'http')
    return createHttpCarrier({
      method: env.SMS_METHOD,
      url: env.SMS_URL ?? '',
      headers: JSON.parse(env.SMS_HEADERS) as Record<string, string>,
      body: env.SMS_BODY,
      success: env.SMS_SUCCESS ? new RegExp(env.SMS_SUCCESS, 's') : null,
      reportSecret,
    });
  return null;
}
