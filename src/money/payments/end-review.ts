import { and, eq, sql } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { TransactionRow } from './one-transaction.ts';

/** Nobody needs to look any more, unless money that pays for nothing is here and not on its way back. */
export async function endReview(ctx: Ctx, { id, paidAt, paidPaymentId }: TransactionRow): Promise<void> {
  const delivered = paidAt && paidPaymentId;
  await ctx.db
    .update(paymentTransactions)
    .set({ reviewReason: null })
    .where(
      and(
        eq(paymentTransactions.id, id),
        sql`not exists (select from payment_attempts a where a.transaction_id = ${id} and a.captured
          and a.gateway_payment_id is distinct from ${delivered} and a.amount_paise > (
            select coalesce(sum(r.amount_paise), 0) from payment_refunds r
            where r.gateway_payment_id = a.gateway_payment_id and r.status <> 'failed'))`,
      ),
    );
}
