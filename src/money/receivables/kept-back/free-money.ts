import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { storeAdvance } from '../advances.ts';
import { paymentOf } from '../bring-to-account.ts';
import type { MoneyOn } from '../money-on.ts';
import { receipts } from '../table.server.ts';
import { takeWaiting } from '../take-back.ts';
import { writeSettlement } from '../write-settlement.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { isSample } from '#money/invoices/invoice.ts';
import { writeRefund } from '#money/payments/refunds/refund-payment.ts';
import type { RefundRow } from '#money/payments/refunds/request-refund.ts';

/** Money that is to go back, of which receipt. */
type Freed = { receipt: typeof receipts.$inferSelect; paise: Paise };

/**
 * Takes money off an invoice that was paid too much. As an advance it is taxed on the day it becomes one. Under the lock of
 * the invoice and of the payments on it.
 * @returns what is to go back
 * @throws Invalid where nobody has said what becomes of it
 */
export async function freeMoney(
  ctx: Ctx,
  {
    invoiceId,
    money,
    paidTooMuch,
  }: { invoiceId: string; money: MoneyOn[]; paidTooMuch: 'advance' | 'back' | undefined },
): Promise<Freed[]> {
  if (money.length === 0) return [];
  if (!paidTooMuch)
    throw new Invalid({ paidTooMuch: /*staff*/ 'Choose what becomes of what was paid too much' });
  const { number } = await readInvoice(ctx, { invoiceId });
  const freed: Freed[] = [];
  for (const { receiptId, paise } of money) {
    const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId));
    if (!receipt) throw new Error('A settlement names a receipt that is not there');
    const { buyerId } = receipt;
    const advanceId =
      paidTooMuch === 'advance'
        ? await storeAdvance(ctx, {
            receipt,
            buyer: await readBuyer(ctx, { buyerId }),
            amountPaise: paise,
            takenOn: dateInIndia(ctx.now()),
            isReal: !isSample(number),
          })
        : null;
    await writeSettlement(ctx, {
      kind: 'money',
      amountPaise: -paise,
      buyerId,
      invoiceId,
      receiptId,
      advanceId,
      reason: 'Paid too much: kept back as tax',
    });
    if (!advanceId) freed.push({ receipt, paise });
  }
  return freed;
}

/**
 * Sends it back the way it came: through the gateway by a refund, which issues no note; what came by bank has gone already,
 * and `reference` is what the bank calls that. @returns refunds to be sent @throws Invalid without the reference
 */
export async function sendFreed(
  ctx: Ctx,
  freed: Freed[],
  { reference }: { reference: string },
): Promise<RefundRow[]> {
  const refunds: RefundRow[] = [];
  for (const { receipt, paise: amountPaise } of freed) {
    const payment = await paymentOf(ctx, receipt);
    const isByHand = !payment || payment.mode === 'offline';
    if (isByHand && reference.length < 3)
      throw new Invalid({ reference: /*staff*/ 'Enter the UTR or number' });
    if (!payment) {
      await takeWaiting(ctx, receipt, { kind: 'sent-back', amountPaise, reason: reference });
      continue;
    }
    const refund = await writeRefund(ctx, payment, {
      amountPaise,
      reason: ['Kept back as tax', isByHand && reference].filter(Boolean).join(', '),
      idempotencyKey: `kept-back-${v7()}`,
      gatewayPaymentId: null,
    });
    if (!isByHand) refunds.push(refund);
  }
  return refunds;
}
