import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';

/** Why somebody has to look at a payment: money came that does not fit, or could not go back. */
export type PaymentTrouble = 'review' | 'refund-failed';

/**
 * Has the staff told by mail, and open back offices at once, in the transaction that finds the trouble.
 * @param input.key names the reason, so that it is told once
 */
export async function reportTrouble(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  input: { transactionId: string; what: PaymentTrouble; key: string },
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, 'payment-trouble', [input]);
  await announce(ctx, { kind: 'payment', transactionId: input.transactionId, change: 'trouble' });
}
