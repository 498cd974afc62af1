import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lookRarely } from './confirm-payment.ts';
import { mayMove, moveTransaction } from './move-transaction.ts';
import { lockTransaction, ownTransaction, type TransactionRow } from './one-transaction.ts';

/**
 * The customer gives up. What they have paid stays paid, and what they pay in spite of it is delivered or goes back.
 * @throws NotFound · Conflict while the bank has promised the money
 */
export async function cancelPayment(ctx: Ctx, input: { transactionId: string }): Promise<TransactionRow> {
  const why = { trigger: 'customer' } as const;
  const seen = await lookRarely(ctx, await ownTransaction(ctx, input.transactionId), why);
  return inTransaction(ctx, async (ctx) => {
    const held = await lockTransaction(ctx, seen);
    if (held.status === 'authorized')
      throw new Conflict(/*i18n*/ 'Your bank has confirmed this payment; it is being completed.');
    return mayMove(held.status, 'cancelled') ? moveTransaction(ctx, held, 'cancelled', why) : held;
  });
}
