import type { SmsCall, SmsReport } from '#kit/ports/sms.ts';
import { objectOf } from '#adapters/carrier/call-carrier.ts';

/** What a report says, sent as a form or as JSON. */
export const fieldsOf = ({ contentType, body }: SmsCall): Record<string, unknown> =>
  contentType.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : objectOf(body);

const deliveries: [RegExp, SmsReport['delivery']][] = [
  [/^deliv/i, 'delivered'],
  [/^(undeliv|fail|reject|expire|block|ndnc|dnd)/i, 'undelivered'],
];

/** What a carrier's word means; null for what is on its way still. */
export const deliveryOf = (word: unknown): SmsReport['delivery'] | null =>
  deliveries.find(([form]) => form.test(String(word)))?.[1] ?? null;

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
