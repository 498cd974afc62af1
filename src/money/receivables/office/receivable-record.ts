import { callPath } from '#kit/path-of.ts';
import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import { staffPath } from '#kit/screen-paths.ts';
import type { SentBackInput, UseInput } from '../advances.ts';
import type { NoteInput } from '../issue-note.ts';
import type { TaxOfInvoiceInput } from '../kept-back/record-kept-back.ts';
import type { TaxOfAdvanceInput } from '../kept-back/record-of-advance.ts';
import type { ReceiptInput } from '../record-receipt.ts';
import type { ReturnInput } from '../return-receipt.ts';
import type { ReplacementInput } from '../replace-invoice.ts';
import type { WriteOffInput } from '../settle-otherwise.ts';
import type { UnbookInput } from '../unbook-receipt.ts';
import type { BuyerAccount, InvoiceAccount, Receivable, ReceivableSums } from './answers.ts';

export type ReceivableRecord = z.infer<typeof Receivable>;
export type SumsRecord = z.infer<typeof ReceivableSums>;
export type InvoiceAccountRecord = z.infer<typeof InvoiceAccount>;
export type BuyerAccountRecord = z.infer<typeof BuyerAccount>;

const post = <T = null>(path: string, body?: object) =>
  request<T>(path, { method: 'POST', ...(body && { body }) });

/** What staff do with what is owed. */
export const receivableCalls = {
  sums: () => request<SumsRecord>('/receivables/sums'),
  account: (buyerId: string) => request<BuyerAccountRecord>(callPath`/buyers/${buyerId}/account`),
  /** @param from @param to days, both within */
  statementPath: (buyerId: string, from: string, to: string) =>
    staffPath(callPath`/buyers/${buyerId}/statement.pdf` + `?${new URLSearchParams({ from, to })}`),
  receive: (receipt: ReceiptInput) => post<{ id: string }>('/receipts', receipt),
  cameBack: (receiptId: string, input: ReturnInput) => post(callPath`/receipts/${receiptId}/return`, input),
  unbook: (receiptId: string, input: z.output<typeof UnbookInput>) =>
    post(callPath`/receipts/${receiptId}/unbook`, input),
  settleWithAdvance: (invoiceId: string, input: z.output<typeof UseInput> = {}) =>
    post(callPath`/receivables/${invoiceId}/advance`, input),
  sendBack: (advanceId: string, input: z.output<typeof SentBackInput>) =>
    post(callPath`/advances/${advanceId}/send-back`, input),
  keptBackOfAdvance: (advanceId: string, input: z.output<typeof TaxOfAdvanceInput>) =>
    post(callPath`/advances/${advanceId}/kept-back`, input),
  keptBack: (invoiceId: string, input: z.input<typeof TaxOfInvoiceInput>) =>
    post(callPath`/receivables/${invoiceId}/kept-back`, input),
  takeOff: (invoiceId: string, note: NoteInput) =>
    post<{ number: string }>(callPath`/invoices/${invoiceId}/notes`, note),
  replace: (invoiceId: string, input: z.output<typeof ReplacementInput>) =>
    post<{ draftId: string; number: string }>(callPath`/invoices/${invoiceId}/replacement`, input),
  writeOff: (invoiceId: string, input: z.output<typeof WriteOffInput>) =>
    post(callPath`/receivables/${invoiceId}/write-off`, input),
  promise: (invoiceId: string, promisedOn: string | null) =>
    request<null>(callPath`/receivables/${invoiceId}/promise`, { method: 'PUT', body: { promisedOn } }),
};
