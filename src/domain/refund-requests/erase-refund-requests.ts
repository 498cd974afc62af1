import { eq, inArray } from 'drizzle-orm';
import { paymentTransactions } from '#db/schema/payments.server.ts';
import { refundRequests } from '#db/schema/refund-requests.server.ts';
import type { Ctx } from '#domain/context.ts';

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
