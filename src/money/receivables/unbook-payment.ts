import type { z } from 'zod';
import { bringToAccount } from './bring-to-account.ts';
import { unbookReceipt, type UnbookInput } from './unbook-receipt.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockTransaction, readTransaction } from '#money/payments/one-transaction.ts';

/**
 * The same for money that staff wrote down on the wrong quotation, in one step: the invoice that it made gets its account
 * first, which by itself changes nothing of what is owed.
 * @throws NotFound · Conflict as `unbookReceipt`, and for what was not recorded by hand
 */
export async function unbookPayment(
  ctx: Ctx,
  { transactionId, reason }: z.output<typeof UnbookInput> & { transactionId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const receipt = await inTransaction(ctx, async (ctx) => {
    const row = await lockTransaction(ctx, await readTransaction(ctx, transactionId));
    if (row.mode !== 'offline' || row.purpose !== 'quotation')
      throw new Conflict(/*staff*/ 'What was paid for says whose money this is.');
    return bringToAccount(ctx, row);
  });
  if (!receipt) throw new Conflict(/*staff*/ 'This payment has no invoice that could be owed again.');
  await unbookReceipt(ctx, { receiptId: receipt.id, reason });
}
