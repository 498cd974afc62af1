import { v7 } from 'uuid';
import { paymentRefunds } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import type { TransactionRow } from '../one-transaction.ts';

/** A day of tries: what is owed goes back once the gateway answers again. */
export const refundSending = job<{ refundId: string }>('send-refund', {
  retry: { limit: 150, delay: 2, delayMax: 600 },
  fields: { refundId: 'shown' },
});

export type RefundRow = typeof paymentRefunds.$inferSelect;

/** Why somebody has to look at its payment. */
export const refundFailed = ({ amountPaise, errorText }: RefundRow) =>
  `A refund of ${formatInr(amountPaise)} failed${errorText ? `: ${errorText}` : ' at the gateway.'}`;

type Wanted = {
  gatewayPaymentId: string;
  amountPaise: Paise;
  reason: string;
  /** The same key again asks for nothing new. */
  idempotencyKey: string;
  staffName: string | null;
};

/**
 * Writes down that money is to go back, with the job that sends it. On the caller's transaction, under its lock.
 * @param sendFrom when the job is to do it; at once without it
 */
export async function requestRefund(
  ctx: Ctx,
  row: TransactionRow,
  wanted: Wanted,
  sendFrom?: Date,
): Promise<RefundRow | null> {
  const now = ctx.now();
  const [refund] = await ctx.db
    .insert(paymentRefunds)
    .values({
      ...wanted,
      id: v7(),
      transactionId: row.id,
      createdAt: now,
      updatedAt: now,
      status: 'requested',
    })
    .onConflictDoNothing()
    .returning();
  if (refund) await ctx.jobs.enqueue(ctx.db, refundSending, [{ refundId: refund.id }], sendFrom);
  return refund ?? null;
}
