import type { Attribution } from '#domain/leads/lead.ts';
import { inPageLanguage } from './page-language.ts';

export type InquiryPayload = Record<string, string | number | boolean | string[] | Attribution>;

export type InquiryOutcome = { ok: true } | { ok: false; status: number; errors: Record<string, string> };

/**
 * Sends one enquiry. The same key and payload may be sent any number of times: it stays one enquiry.
 * Rejects with the browser's own error where no answer arrives.
 */
export async function postInquiry(payload: InquiryPayload, key: string): Promise<InquiryOutcome> {
  const answer = await fetch('/inquiry', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...inPageLanguage(),
      'Idempotency-Key': key,
    },
    body: JSON.stringify(payload),
  });
  if (answer.ok) return { ok: true };
  const envelope: unknown = await answer.json().catch(() => null);
  return { ok: false, status: answer.status, errors: errorsIn(envelope) };
}

function errorsIn(envelope: unknown): Record<string, string> {
  if (typeof envelope !== 'object' || envelope === null || !('errors' in envelope)) return {};
  const entries = Object.entries(envelope.errors ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A key nobody else has; `randomUUID` is missing where the site is read over plain http. */
export const inquiryKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
