import { and, eq } from 'drizzle-orm';
import { receipts } from '../table.server.ts';
import { takeBack } from '../take-back.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

/** The receipt of a payment of an invoice. */
async function receiptOf(ctx: Pick<Ctx, 'db'>, { id, paidPaymentId }: TransactionRow) {
  const [receipt] = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.method, 'online'), eq(receipts.reference, paidPaymentId ?? id)));
  if (!receipt) throw new Error(`${id} was paid and has no receipt`);
  return receipt;
}

/** What was taken from us already is not given back a second time. @throws Conflict */
export async function refuseReturned(ctx: Ctx, paid: TransactionRow): Promise<void> {
  if ((await receiptOf(ctx, paid)).returnedOn)
    throw new Conflict(/*staff*/ 'This money came back: the bank took it from us already.');
}

/**
 * What follows a refund of such a payment. Money that was sent back beside the gateway before, or came back, finds nothing
 * more: then somebody looks.
 */
export async function takeBackOnline(ctx: Ctx, refunded: TransactionRow, refund: PaidOut): Promise<void> {
  const receipt = await receiptOf(ctx, refunded);
  const { amountPaise } = refund;
  const left = await takeBack(ctx, receipt, { kind: 'sent-back', amountPaise, reason: receipt.reference });
  if (left > 0)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: 'More went back than its receipt still had.' })
      .where(eq(paymentTransactions.id, refunded.id));
}
