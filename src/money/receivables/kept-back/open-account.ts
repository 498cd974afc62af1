import { inArray } from 'drizzle-orm';
import { bringToAccount, paymentOf } from '../bring-to-account.ts';
import { lockExchanged } from '../exchanged.ts';
import { moneyOn } from '../money-on.ts';
import { receipts } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { lockTransaction, readTransaction } from '#money/payments/one-transaction.ts';

/**
 * Gives an invoice that its payment made the account of one that was owed (`bringToAccount`), and holds the payments that are
 * on it: they are locked before invoices. @throws NotFound
 */
export async function openAccount(ctx: Ctx, input: { invoiceId: string }): Promise<void> {
  const { transactionId, refundId, correctsId } = await readInvoice(ctx, input);
  if (transactionId && !refundId && !correctsId) {
    const paid = await lockExchanged(ctx, await readTransaction(ctx, transactionId));
    if (paid.paidAt) await bringToAccount(ctx, paid);
    return;
  }
  const ids = (await moneyOn(ctx, input.invoiceId)).map(({ receiptId }) => receiptId);
  if (ids.length === 0) return;
  const its = await ctx.db.select().from(receipts).where(inArray(receipts.id, ids)).orderBy(receipts.id);
  for (const receipt of its) {
    const payment = await paymentOf(ctx, receipt);
    if (payment) await lockTransaction(ctx, payment);
  }
}
