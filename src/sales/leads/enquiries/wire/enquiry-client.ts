import type { Attribution } from '#content/visits/attribution.ts';
import type { AdMarks } from '../../conversions/ad-marks.ts';
import { inPageLanguage } from '#kit/calls/page-language.ts';
import { jsonOf, fetchResponse, unreadableStatus } from '#kit/calls/fetch-response.ts';

export type EnquiryPayload = Record<string, string | number | boolean | string[] | Attribution | AdMarks>;

export type EnquiryOutcome = { ok: true } | { ok: false; status: number; errors: Record<string, string> };

/**
 * Sends one enquiry. The same key and payload may be sent any number of times: it stays one enquiry.
 * Rejects, in words for people, where no answer arrives.
 */
export async function postEnquiry(payload: EnquiryPayload, key: string): Promise<EnquiryOutcome> {
  const answer = await fetchResponse('/inquiry', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...inPageLanguage(),
      'Idempotency-Key': key,
    },
    body: JSON.stringify(payload),
  });
  const envelope = await jsonOf(answer);
  if (!envelope) return { ok: false, status: unreadableStatus(answer), errors: {} };
  return answer.ok ? { ok: true } : { ok: false, status: answer.status, errors: errorsIn(envelope) };
}

function errorsIn(envelope: object): Record<string, string> {
  if (!('errors' in envelope)) return {};
  const entries = Object.entries(envelope.errors ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
