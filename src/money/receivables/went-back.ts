import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { receipts, settlements, wentBack } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

type Returned = { returnedPaise: Paise; misbooked: boolean };
const nothing: Returned = { returnedPaise: 0, misbooked: false };

/**
 * What of these payments went back besides their refunds: a bank took it from us again, or staff sent it. Their state does
 * not tell of it, for what was delivered stays.
 * @returns the same with `returnedPaise`; `misbooked`: it was another buyer's money, and was never this one's
 */
export async function withReturned<Row extends { id: string }>(
  ctx: Pick<Ctx, 'db'>,
  payments: Row[],
): Promise<(Row & Returned)[]> {
  if (payments.length === 0) return [];
  const { id, purpose, paidPaymentId, totalPaise, refundedPaise } = paymentTransactions;
  const { transactionId, method, reference, amountPaise } = receipts;
  // What was refunded before a payment had a receipt is not on that.
  const returned = sql<number>`${totalPaise} - ${amountPaise} + sum(${settlements.amountPaise}) - ${refundedPaise}`;
  const rows = await ctx.db
    .select({ id, returnedPaise: returned.mapWith(Number), misbooked: receipts.misbooked })
    .from(paymentTransactions)
    .innerJoin(
      receipts,
      or(
        eq(transactionId, id),
        and(
          eq(purpose, 'invoice'),
          eq(method, 'online'),
          eq(reference, sql`coalesce(${paidPaymentId}, ${id})`),
        ),
      ),
    )
    .innerJoin(settlements, and(eq(settlements.receiptId, receipts.id), wentBack))
    .where(
      inArray(
        id,
        payments.map((payment) => payment.id),
      ),
    )
    .groupBy(id, receipts.id)
    .having(gt(returned, 0));
  const known = new Map(rows.map(({ id, ...back }) => [id, back]));
  return payments.map((payment) => ({ ...payment, ...(known.get(payment.id) ?? nothing) }));
}

/** The same of one payment. */
export async function returnedOf(ctx: Pick<Ctx, 'db'>, { id }: { id: string }): Promise<Returned> {
  const [{ returnedPaise, misbooked } = nothing] = await withReturned(ctx, [{ id }]);
  return { returnedPaise, misbooked };
}
