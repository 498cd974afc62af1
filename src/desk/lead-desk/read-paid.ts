import { and, desc, eq, gt, inArray, isNotNull, notInArray, or, sql, sum, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { momentInIndia } from '#kit/india/india-date.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { receipts, settlements } from '#money/receivables/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { most, type LeadDesk } from './lead-desk.ts';

export type Plans = NonNullable<LeadDesk['admissions']>;
type Db = Pick<Ctx, 'db'>;

/** The invoices that milestones of its quotations brought. */
const billedHere = ({ db }: Db, leadId: string) =>
  db
    .select({ id: quotationMilestones.invoiceId })
    .from(quotationMilestones)
    .innerJoin(quotations, eq(quotations.id, quotationMilestones.quotationId))
    .where(and(eq(quotations.leadId, leadId), isNotNull(quotationMilestones.invoiceId)));

/** Payments of what stands on this desk. */
function paidHere({ db }: Db, leadId: string, plans: Plans): SQL | undefined {
  const its = db
    .select({ id: sql<string>`${quotations.id}::text` })
    .from(quotations)
    .where(eq(quotations.leadId, leadId));
  const billed = db
    .select({ id: sql<string>`${invoices.id}::text` })
    .from(invoices)
    .where(inArray(invoices.id, billedHere({ db }, leadId)));
  const { purpose, subjectId } = paymentTransactions;
  return or(
    and(eq(purpose, 'quotation'), inArray(subjectId, its)),
    and(eq(purpose, 'invoice'), inArray(subjectId, billed)),
    plans.length > 0
      ? and(
          eq(purpose, 'admission'),
          inArray(
            subjectId,
            plans.map(({ id }) => id),
          ),
        )
      : undefined,
  );
}

export async function paymentsOf(ctx: Db, leadId: string, plans: Plans) {
  const { id, paidAt, totalPaise, refundedPaise, status } = paymentTransactions;
  const rows = await ctx.db
    .select({ id, paidAt, totalPaise, refundedPaise, status })
    .from(paymentTransactions)
    .where(and(paidHere(ctx, leadId, plans), isNotNull(paidAt)))
    .orderBy(desc(paidAt))
    .limit(most);
  const paid = rows.flatMap(({ paidAt, ...row }) =>
    paidAt ? [{ ...row, paidAt: paidAt.toISOString(), buyerId: null }] : [],
  );
  const received = await receivedOf(ctx, leadId, plans);
  return [...paid, ...received].toSorted((a, b) => b.paidAt.localeCompare(a.paidAt)).slice(0, most);
}

/** What milestones' invoices have of money that no payment above tells of. */
async function receivedOf(ctx: Db, leadId: string, plans: Plans) {
  const told = ctx.db
    .select({
      reference: sql<string>`coalesce(${paymentTransactions.paidPaymentId}, ${paymentTransactions.id})`,
    })
    .from(paymentTransactions)
    .where(paidHere(ctx, leadId, plans));
  const { id, buyerId, receivedOn, reference } = receipts;
  const has = sum(settlements.amountPaise).mapWith(Number);
  const rows = await ctx.db
    .select({ id, buyerId, receivedOn, totalPaise: has })
    .from(settlements)
    .innerJoin(receipts, eq(receipts.id, settlements.receiptId))
    .where(
      and(
        eq(settlements.kind, 'money'),
        inArray(settlements.invoiceId, billedHere(ctx, leadId)),
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
    status: 'paid' as const,
  }));
}

export async function invoicesOf(ctx: Db, leadId: string, plans: Plans) {
  const { id, number, kind, issuedAt, totalPaise, transactionId, correctsId } = invoices;
  const paid = ctx.db
    .select({ id: paymentTransactions.id })
    .from(paymentTransactions)
    .where(paidHere(ctx, leadId, plans));
  const billed = billedHere(ctx, leadId);
  const rows = await ctx.db
    .select({ id, number, kind, issuedAt, totalPaise })
    .from(invoices)
    .where(or(inArray(transactionId, paid), inArray(id, billed), inArray(correctsId, billed)))
    .orderBy(desc(issuedAt))
    .limit(most);
  return rows.map(({ issuedAt, ...row }) => ({ ...row, issuedAt: issuedAt.toISOString() }));
}
