import type { z } from 'zod';
import { ask } from '#kit/office/http.ts';
import { staffPath } from '#kit/screen-paths.ts';
import type { SentBackInput } from '../advances.ts';
import type { NoteInput } from '../issue-note.ts';
import type { KeptBackInput, ReceiptInput } from '../record-receipt.ts';
import type { WriteOffInput } from '../settle-otherwise.ts';
import type { BuyerAccount, InvoiceAccount, Receivable, ReceivableSums } from './answers.ts';

export type ReceivableRecord = z.infer<typeof Receivable>;
export type SumsRecord = z.infer<typeof ReceivableSums>;
export type InvoiceAccountRecord = z.infer<typeof InvoiceAccount>;
export type BuyerAccountRecord = z.infer<typeof BuyerAccount>;

const post = <T = null>(path: string, body?: object) =>
  ask<T>(path, { method: 'POST', ...(body && { body }) });

/** What staff do with what is owed. */
export const receivableCalls = {
  sums: () => ask<SumsRecord>('/receivables/sums'),
  account: (buyerId: string) => ask<BuyerAccountRecord>(`/buyers/${buyerId}/account`),
  /** @param from @param to days, both within */
  statementPath: (buyerId: string, from: string, to: string) =>
    staffPath(`/buyers/${buyerId}/statement.pdf?${new URLSearchParams({ from, to })}`),
  receive: (receipt: ReceiptInput) => post<{ id: string }>('/receipts', receipt),
  settleWithAdvance: (invoiceId: string) => post(`/receivables/${invoiceId}/advance`),
  sendBack: (advanceId: string, told: z.output<typeof SentBackInput>) =>
    post(`/advances/${advanceId}/send-back`, told),
  keptBack: (invoiceId: string, told: z.output<typeof KeptBackInput>) =>
    post(`/receivables/${invoiceId}/kept-back`, told),
  takeOff: (invoiceId: string, note: NoteInput) =>
    post<{ number: string }>(`/invoices/${invoiceId}/notes`, note),
  writeOff: (invoiceId: string, told: z.output<typeof WriteOffInput>) =>
    post(`/receivables/${invoiceId}/write-off`, told),
  promise: (invoiceId: string, promisedOn: string | null) =>
    ask<null>(`/receivables/${invoiceId}/promise`, { method: 'PUT', body: { promisedOn } }),
};
