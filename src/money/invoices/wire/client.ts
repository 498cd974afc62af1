import type { InvoiceKind } from '../invoice.ts';
import type { Paise } from '#kit/india/money.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';

/** An invoice, or what corrects one. */
export type InvoiceDocument = {
  id: string;
  number: string;
  kind: InvoiceKind;
  transactionId: string;
  totalPaise: Paise;
};

type Wire = { id: string; number: string; kind: InvoiceKind; transaction_id: string; total: number };

/** Own documents, the latest first; of one payment where it is named. */
export async function fetchInvoices(
  transactionId?: string,
): Promise<Outcome<{ documents: InvoiceDocument[] }>> {
  const query = transactionId ? `?transaction_id=${encodeURIComponent(transactionId)}` : '';
  const answer = await sendSignedIn<{ data: Wire[] }>('GET', `/invoices${query}`);
  if (!answer.ok) return answer;
  const documents = answer.data.map(({ id, number, kind, transaction_id, total }) => ({
    id,
    number,
    kind,
    transactionId: transaction_id,
    totalPaise: total,
  }));
  return { ok: true, documents };
}
