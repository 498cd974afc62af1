import { eq } from 'drizzle-orm';
import { paymentAttempts, paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { AttemptStatus, GatewayPayment } from '#kit/ports/gateway.ts';
import type { TransactionRow } from './one-transaction.ts';

/** Attempts only rise in this order. Failed → authorized: a bank may say yes after it said no. */
const attemptRank: Record<AttemptStatus, number> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Writes down the gateway's attempts. What is known already never falls back: an answer may be older than the last. */
export async function storeAttempts(
  ctx: Ctx,
  row: TransactionRow,
  payments: GatewayPayment[],
): Promise<TransactionRow> {
  let kept = row;
  for (const payment of payments) {
    const [known] = await ctx.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.gatewayPaymentId, payment.id));
    const told = valuesOf(payment);
    if (!known) {
      const now = ctx.now();
      await ctx.db.insert(paymentAttempts).values({
        ...told,
        gatewayPaymentId: payment.id,
        transactionId: row.id,
        createdAt: now,
        updatedAt: now,
        refundedPaise: 0,
      });
    } else if (attemptRank[told.status] > attemptRank[known.status]) {
      await ctx.db
        .update(paymentAttempts)
        .set({ ...told, updatedAt: ctx.now() })
        .where(eq(paymentAttempts.gatewayPaymentId, payment.id));
    } else continue;
    if (payment.status === 'failed') kept = await storeError(ctx, kept, payment);
  }
  return kept;
}

/** Money that came stays `captured` here: what went back of it, the refunds say, and one of those can still fail. */
const valuesOf = ({ id: _, orderId: __, refundedPaise: ___, ...told }: GatewayPayment) => ({
  ...told,
  status: told.captured ? ('captured' as const) : told.status,
});

/** What the customer is told about the last attempt that failed. */
async function storeError(ctx: Ctx, row: TransactionRow, { errorCode, errorText }: GatewayPayment) {
  const [kept] = await ctx.db
    .update(paymentTransactions)
    .set({ lastErrorCode: errorCode, lastErrorText: errorText, updatedAt: ctx.now() })
    .where(eq(paymentTransactions.id, row.id))
    .returning();
  return kept ?? row;
}
