import { eq } from 'drizzle-orm';
import { receiptOf } from '../bring-to-account.ts';
import { takeBack } from '../take-back.ts';
import type { Ctx } from '#kit/context.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

/**
 * What follows a refund of such a payment. Money that was sent back beside the gateway before, or came back, finds nothing
 * more: then somebody looks.
 */
export async function takeBackOnline(ctx: Ctx, refunded: TransactionRow, refund: PaidOut): Promise<void> {
  const receipt = await receiptOf(ctx, refunded);
  if (!receipt) throw new Error(`${refunded.id} was paid and has no receipt`);
  const { amountPaise } = refund;
  const left = await takeBack(ctx, receipt, { kind: 'sent-back', amountPaise, reason: receipt.reference });
  if (left > 0)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: 'More went back than its receipt still had.' })
      .where(eq(paymentTransactions.id, refunded.id));
}
