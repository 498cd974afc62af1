import type { Paise } from '#kit/india/money.ts';
import type { CounterLine, ResponseAction } from '../../quotation.ts';
import { callsIn } from '#kit/calls/customer-calls.ts';
import { responseNames } from './names.ts';

const { send } = callsIn(responseNames);

type Said = { message: string };
/** As typed, or as the page shows it masked. */
export type ResponderContact = { mobile: string; email: string };

/** `bySms`: a code for a mobile goes there; otherwise to the e-mail on file. */
export const sendResponseCode = (publicId: string, contact: ResponderContact) =>
  send<Said & { bySms: boolean }>('POST', '/api/send-otp', { publicId, ...contact });

export const checkResponseCode = (publicId: string, contact: ResponderContact, code: string) =>
  send<Said>('POST', '/api/verify-otp', { publicId, ...contact, code });

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
  return send<Said>('POST', '/api/quotation-response', {
    publicId: quotationId,
    action,
    description,
    ...contact,
    ...(reason && { reason }),
    ...(counterTotalPaise && { counterTotalPaise: counterTotalPaise / 100 }),
    ...(counterLines && {
      counterLines: counterLines.map(({ unitPricePaise, ...line }) => ({
        ...line,
        ...(unitPricePaise !== undefined && { price: unitPricePaise / 100 }),
      })),
    }),
  });
};
