import { eq } from 'drizzle-orm';
import { paymentOf } from './bring-to-account.ts';
import { moneyOn, paiseOn } from './money-on.ts';
import { receipts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import type { InvoiceRow } from '#money/invoices/find-invoice.ts';
import { readTransaction, type TransactionRow } from '#money/payments/one-transaction.ts';

/** by-hand: staff send it back themselves, and say what the bank calls that. */
export type PaidMoney = { paise: Paise; goesBack: 'by-gateway' | 'by-hand' };

/** Money on an invoice, owed before or made by its payment, and how the latest of it goes back. */
export async function paidOf(
  ctx: Pick<Ctx, 'db'>,
  { id, transactionId, refundId, correctsId }: InvoiceRow,
  { isOwed }: { isOwed: boolean },
): Promise<PaidMoney> {
  if (isOwed) {
    const money = await moneyOn(ctx, id);
    const [receipt] = await ctx.db
      .select()
      .from(receipts)
      .where(eq(receipts.id, money[0]?.receiptId ?? id));
    return { paise: paiseOn(money), goesBack: wayOf(receipt && (await paymentOf(ctx, receipt))) };
  }
  const isOfPayment = transactionId !== null && refundId === null && correctsId === null;
  const payment = isOfPayment ? await readTransaction(ctx, transactionId) : undefined;
  return {
    paise: payment?.paidAt ? payment.totalPaise - payment.refundedPaise : 0,
    goesBack: wayOf(payment),
  };
}

const wayOf = (payment: TransactionRow | undefined) =>
  payment && payment.mode !== 'offline' ? 'by-gateway' : 'by-hand';
