import { bringToAccount } from './bring-to-account.ts';
import { lockExchanged } from './exchanged.ts';
import { checkDay, takeOut, type ReturnInput } from './return-receipt.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { auditPayment } from '#money/payments/move-transaction.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';

/**
 * The same for any payment: its invoice is owed from then on, like every other. What was delivered stays, for the sale stands.
 * @throws NotFound · Invalid · Conflict as `returnReceipt`, and for what was never paid or has no invoice
 */
export async function returnPayment(ctx: Ctx, input: ReturnInput & { transactionId: string }): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { transactionId, returnedOn, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const row = await lockExchanged(ctx, await readTransaction(ctx, transactionId));
    if (!row.paidAt) throw new Conflict(/*staff*/ 'No money of this payment counts, so none can come back.');
    const receipt = await bringToAccount(ctx, row);
    if (!receipt) throw new Conflict(/*staff*/ 'This payment has no invoice that could be owed again.');
    checkDay(ctx, receipt, returnedOn);
    if ((await takeOut(ctx, receipt, { returnedOn, reason })) === 0)
      throw new Conflict(/*staff*/ 'All of this money went back before, or somebody has written it down.');
    await auditPayment(ctx, row, 'came-back', { trigger: 'staff', evidence: { returnedOn, reason } });
  });
}
