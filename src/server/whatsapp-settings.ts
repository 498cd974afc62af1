import { z } from 'zod';
import { createCloudApi } from '#adapters/whatsapp/cloud-api.ts';
import type { WhatsApp } from '#kit/ports/whatsapp.ts';
import { optional, withDefault } from './variables.ts';

const digits = z.string().regex(/^\d{5,25}$/, 'must be the digits of the id');
const secret = z.string().min(16, 'must have at least 16 characters');

/** The settings of WhatsApp's Cloud API. */
export const whatsAppVariables = {
  WHATSAPP_PHONE_NUMBER_ID: optional(digits),
  WHATSAPP_BUSINESS_ID: optional(digits),
  WHATSAPP_TOKEN: optional(secret),
  WHATSAPP_APP_SECRET: optional(secret),
  WHATSAPP_VERIFY_TOKEN: optional(secret),
  WHATSAPP_URL: withDefault(
    z.url({ protocol: /^https?$/, error: 'must be a full address like https://graph.facebook.com/v23.0' }),
    'https://graph.facebook.com/v23.0',
  ),
};
const Variables = z.object(whatsAppVariables);
type Variables = z.infer<typeof Variables>;

const needed = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_BUSINESS_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

/** All of them or none. @returns one line for each that is missing */
export function whatsAppFaults(env: Variables): string[] {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length === needed.length) return [];
  return missing.map((name) => `${name} is missing: WhatsApp needs all five`);
}

/** WhatsApp; null where it is not set up. */
export function createWhatsApp(env: Variables): WhatsApp | null {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_BUSINESS_ID: businessId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = env;
  if (!phoneNumberId || !businessId || !token || !appSecret || !verifyToken) return null;
  const url = env.WHATSAPP_URL.replace(/\/$/, '');
  return createCloudApi({ phoneNumberId, businessId, token, appSecret, verifyToken, url });
}
