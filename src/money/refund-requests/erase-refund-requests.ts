import { eq, inArray } from 'drizzle-orm';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { refundRequests } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Takes a customer's own words out of their requests; what was decided when stays with the payment. */
export async function eraseRefundRequests(ctx: Pick<Ctx, 'db'>, customerId: string): Promise<void> {
  const own = ctx.db
    .select({ id: paymentTransactions.id })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.customerId, customerId));
  await ctx.db
    .update(refundRequests)
    .set({ reason: '', answer: '' })
    .where(inArray(refundRequests.transactionId, own));
}
