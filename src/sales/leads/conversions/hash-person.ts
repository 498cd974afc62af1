import { createHash } from 'node:crypto';
import type { HashedPerson } from '#kit/ports/ad-networks.ts';

const hash = (text: string) => (text === '' ? '' : createHash('sha256').update(text).digest('hex'));

/**
 * A person as networks know them: SHA-256 of the address in small letters without blanks, and of the whole number with
 * its country, in digits (Meta) and with a plus (Google). An unfinished number is none.
 * Source: developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters ·
 * developers.google.com/data-manager/api/devguides/concepts/formatting
 */
export function hashPerson(lead: { email: string; phone: string; phoneComplete: boolean }): HashedPerson {
  const digits = lead.phoneComplete ? `91${lead.phone}` : '';
  return {
    email: hash(lead.email.replaceAll(/\s/g, '').toLowerCase()),
    phoneDigits: hash(digits),
    phoneE164: hash(digits && `+${digits}`),
  };
}
