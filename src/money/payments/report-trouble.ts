import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import type { PaymentTrouble } from './transaction.ts';

type Trouble = { transactionId: string; what: PaymentTrouble; key: string };
export const paymentTrouble = job<Trouble>('payment-trouble', {
  retry: mailRetry,
  fields: { transactionId: 'shown', what: 'shown', key: 'shown' },
});

/**
 * Has the staff told by mail, and open back offices at once, in the transaction that finds the trouble.
 * @param input.key names the reason, so that it is told once
 */
export async function reportTrouble(ctx: Pick<Ctx, 'db' | 'jobs'>, input: Trouble): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, paymentTrouble, [input]);
  await announce(ctx, { kind: 'payment', transactionId: input.transactionId, change: 'trouble' });
}
