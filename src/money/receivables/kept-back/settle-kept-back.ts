import { bringToAccount } from '../bring-to-account.ts';
import { lockReceivables } from '../write-settlement.ts';
import { baseOf } from './base-of.ts';
import { keptBackIn, type TaxKeptBack } from './tax-kept-back.ts';
import { writeKeptBack } from './write-kept-back.ts';
import type { Ctx } from '#kit/context.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';

/**
 * What a buyer kept back of a payment that made its invoice, with the money: the invoice gets its account, and money and
 * taxes settle it. In the transaction that records the payment.
 */
export async function settleKeptBack(
  ctx: Ctx,
  { transactionId, taxes }: { transactionId: string; taxes: TaxKeptBack },
): Promise<void> {
  const invoice = await invoiceOf(ctx, { transactionId });
  const receipt = await bringToAccount(ctx, await readTransaction(ctx, transactionId));
  if (!invoice || !receipt) throw new Error(`${transactionId} was paid and has no invoice`);
  const { id: receiptId, buyerId, amountPaise, receivedOn: deductedOn } = receipt;
  const { id: invoiceId } = invoice;
  await lockReceivables(ctx, [invoiceId]);
  const settledPaise = amountPaise + keptBackIn(taxes);
  await writeKeptBack(ctx, { buyerId, invoiceId, receiptId, deductedOn }, taxes, () =>
    baseOf(ctx, { invoiceId, settledPaise }),
  );
}
