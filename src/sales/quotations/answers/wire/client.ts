import type { Paise } from '#kit/india/money.ts';
import type { CounterLine, ResponseAction } from '../../quotation.ts';
import { send, type Outcome } from '#kit/calls/customer-calls.ts';

type Said = { message: string };
const ourNames: Record<string, string> = { phone: 'mobile', counter_total: 'target' };

/** The names of the fields as these pages know them. */
async function named<T>(answer: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await answer;
  if (outcome.ok) return outcome;
  const errors = Object.entries(outcome.errors).map(([field, text]) => [ourNames[field] ?? field, text]);
  return { ...outcome, errors: Object.fromEntries(errors) as Record<string, string> };
}

/** As typed, or as the page shows it masked. */
export type ResponderContact = { mobile: string; email: string };

const who = (quotationId: string, { mobile, email }: ResponderContact) => ({ mobile, email, quotationId });

/** `bySms`: a code for a mobile goes there; otherwise to the e-mail on file. */
export const sendResponseCode = (quotationId: string, contact: ResponderContact) =>
  named(send<Said & { bySms: boolean }>('POST', '/api/send-otp', who(quotationId, contact)));

export const checkResponseCode = (quotationId: string, contact: ResponderContact, code: string) =>
  send<Said>('POST', '/api/verify-otp', { ...who(quotationId, contact), otp: code });

/** To accept or to counter, within fifteen minutes after `checkResponseCode`, in the same browser. */
export const sendResponse = (response: {
  quotationId: string;
  action: ResponseAction;
  description: string;
  contact: ResponderContact;
  reason?: string;
  counterTotalPaise?: Paise | null;
  counterLines?: CounterLine[];
}) => {
  const { quotationId, action, description, contact, reason, counterTotalPaise, counterLines } = response;
  const body = {
    quotationId,
    action,
    description,
    ...contact,
    ...(reason && { reason }),
    ...(counterTotalPaise && { counter_total: counterTotalPaise / 100 }),
    ...(counterLines && { lines: counterLines }),
  };
  return named(send<Said>('POST', '/api/quotation-response', body));
};
