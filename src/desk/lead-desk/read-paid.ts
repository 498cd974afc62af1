import { and, desc, eq, gt, inArray, isNotNull, notInArray, or, sql, sum } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { momentInIndia } from '#kit/india/india-date.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { receipts, settlements } from '#money/receivables/table.server.ts';
import { withReturned } from '#money/receivables/went-back.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { most } from './lead-desk.ts';

type Db = Pick<Ctx, 'db'>;
/** What was sold to one lead, by the ids that payments, receipts and documents name. */
export type Sold = { quotations: string[]; billed: string[]; plans: string[] };

/** Read beforehand: with ids in hand each payment and document is found by its index, among a million too. */
export async function readSold({ db }: Db, leadId: string, plans: { id: string }[]): Promise<Sold> {
  const its = await db
    .select({ id: quotations.id, invoiceId: quotationMilestones.invoiceId })
    .from(quotations)
    .leftJoin(quotationMilestones, eq(quotationMilestones.quotationId, quotations.id))
    .where(eq(quotations.leadId, leadId));
  return {
    quotations: [...new Set(its.map(({ id }) => id))],
    billed: its.flatMap(({ invoiceId }) => invoiceId ?? []),
    plans: plans.map(({ id }) => id),
  };
}

/** What the receipt of a payment calls it. */
const calledBy = sql<string>`coalesce(${paymentTransactions.paidPaymentId}, ${paymentTransactions.id})`;

/** Payments of what stands on this desk. */
function paidHere(sold: Sold) {
  const { purpose, subjectId } = paymentTransactions;
  return or(
    and(eq(purpose, 'quotation'), inArray(subjectId, sold.quotations)),
    and(eq(purpose, 'invoice'), inArray(subjectId, sold.billed)),
    and(inArray(purpose, ['admission', 'upgrade']), inArray(subjectId, sold.plans)),
  );
}

export async function paymentsOf(ctx: Db, sold: Sold) {
  const { id, paidAt, totalPaise, refundedPaise, status } = paymentTransactions;
  const rows = await ctx.db
    .select({ id, paidAt, totalPaise, refundedPaise, status })
    .from(paymentTransactions)
    .where(and(paidHere(sold), isNotNull(paidAt)))
    .orderBy(desc(paidAt))
    .limit(most);
  const paid = (await withReturned(ctx, rows)).flatMap(({ paidAt, ...row }) =>
    paidAt ? [{ ...row, paidAt: paidAt.toISOString(), buyerId: null }] : [],
  );
  const received = await receivedOf(ctx, sold);
  return [...paid, ...received].toSorted((a, b) => b.paidAt.localeCompare(a.paidAt)).slice(0, most);
}

/** What milestones' invoices have of money that no payment above tells of. */
async function receivedOf(ctx: Db, sold: Sold) {
  const told = ctx.db.select({ reference: calledBy }).from(paymentTransactions).where(paidHere(sold));
  const { id, buyerId, receivedOn, reference } = receipts;
  const has = sum(settlements.amountPaise).mapWith(Number);
  const rows = await ctx.db
    .select({ id, buyerId, receivedOn, totalPaise: has })
    .from(settlements)
    .innerJoin(receipts, eq(receipts.id, settlements.receiptId))
    .where(
      and(
        eq(settlements.kind, 'money'),
        inArray(settlements.invoiceId, sold.billed),
        notInArray(reference, told),
      ),
    )
    .groupBy(id)
    .having(gt(has, 0))
    .orderBy(desc(receivedOn))
    .limit(most);
  return rows.map(({ receivedOn, ...row }) => ({
    ...row,
    paidAt: momentInIndia(receivedOn, '00:00').toISOString(),
    refundedPaise: 0,
    returnedPaise: 0,
    misbooked: false,
    status: 'paid' as const,
  }));
}

export async function invoicesOf(ctx: Db, sold: Sold) {
  const { id, number, kind, issuedAt, totalPaise, transactionId, correctsId } = invoices;
  const paid = await ctx.db
    .select({ id: paymentTransactions.id })
    .from(paymentTransactions)
    .where(paidHere(sold));
  const payments = paid.map((payment) => payment.id);
  const rows = await ctx.db
    .select({ id, number, kind, issuedAt, totalPaise })
    .from(invoices)
    .where(or(inArray(transactionId, payments), inArray(id, sold.billed), inArray(correctsId, sold.billed)))
    .orderBy(desc(issuedAt))
    .limit(most);
  return rows.map(({ issuedAt, ...row }) => ({ ...row, issuedAt: issuedAt.toISOString() }));
}
