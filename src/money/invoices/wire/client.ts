import type { InvoiceKind } from '../invoice.ts';
import type { Paise } from '#kit/india/money.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { invoiceNames } from './names.ts';

/** An invoice, or what corrects one. */
export type InvoiceDocument = {
  id: string;
  number: string;
  kind: InvoiceKind;
  transactionId: string;
  totalPaise: Paise;
};

/** Own documents, the latest first; of one payment where it is named. */
export async function fetchInvoices(
  transactionId?: string,
): Promise<Outcome<{ documents: InvoiceDocument[] }>> {
  const query = transactionId ? `?${new URLSearchParams(invoiceNames.toWire({ transactionId }))}` : '';
  const answer = await sendSignedIn<{ data: WireOf<typeof invoiceNames, InvoiceDocument>[] }>(
    'GET',
    `/invoices${query}`,
  );
  return answer.ok ? { ok: true, documents: answer.data.map(invoiceNames.fromWire) } : answer;
}
