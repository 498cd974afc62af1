import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import type { StatementGroup } from '../bank-transaction.ts';
import type { QuotationBookingInput } from '../book-on-quotation.ts';
import type { BookingInput } from '../staff-transactions.ts';
import type { BankTransaction, KnownMapping, LineOutcomes } from './answers.ts';

export type BankTransactionRecord = z.infer<typeof BankTransaction>;

const send = <T>(method: 'POST' | 'PUT', path: string, body: object) => request<T>(path, { method, body });

/** What staff do with statements of the bank. */
export const bankCalls = {
  mapping: (header: string) =>
    send<z.infer<typeof KnownMapping>>('POST', '/bank-transactions/mapping', { header }),
  import: (group: StatementGroup) =>
    send<z.infer<typeof LineOutcomes>>('POST', '/bank-transactions/import', group),
  book: (id: string, receipt: BookingInput) =>
    send<{ id: string }>('POST', callPath`/bank-transactions/${id}/receipt`, receipt),
  pay: (id: string, payment: QuotationBookingInput) =>
    send<{ id: string }>('POST', callPath`/bank-transactions/${id}/payment`, payment),
  link: (id: string, receiptId: string) =>
    send<null>('PUT', callPath`/bank-transactions/${id}/receipt`, { receiptId }),
  linkPayment: (id: string, paymentId: string) =>
    send<null>('PUT', callPath`/bank-transactions/${id}/payment`, { paymentId }),
  /** @param reason empty: it is taken up again */
  setAside: (id: string, reason: string) =>
    send<null>('PUT', callPath`/bank-transactions/${id}/aside`, { reason }),
};
