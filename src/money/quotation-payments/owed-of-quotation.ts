import { and, asc, eq } from 'drizzle-orm';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { receivables } from '#money/receivables/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

/** An invoice that a payment of a quotation made, since money of that came back. */
export type OwedInvoice = { invoiceId: string; number: string; openPaise: Paise };

/** Those of one quotation, the first one first, with what is open of each again; most payments have none. */
export const invoicesOfPayments = ({ db }: Pick<Ctx, 'db'>, quotationId: string): Promise<OwedInvoice[]> =>
  db
    .select({ invoiceId: invoices.id, number: invoices.number, openPaise: receivables.openPaise })
    .from(paymentTransactions)
    .innerJoin(invoices, eq(invoices.transactionId, paymentTransactions.id))
    .innerJoin(receivables, eq(receivables.invoiceId, invoices.id))
    .where(and(eq(paymentTransactions.purpose, 'quotation'), eq(paymentTransactions.subjectId, quotationId)))
    .orderBy(asc(invoices.id));

/** What is owed again of what was paid for it. */
export const owedOfQuotation = async (ctx: Pick<Ctx, 'db'>, quotationId: string): Promise<OwedInvoice[]> =>
  (await invoicesOfPayments(ctx, quotationId)).filter(({ openPaise }) => openPaise > 0);
