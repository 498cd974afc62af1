import { eq } from 'drizzle-orm';
import { receiptOf } from './bring-to-account.ts';
import { takeOffInvoices } from './take-back.ts';
import { lockReceivables, writeSettlement } from './write-settlement.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

/**
 * What follows a refund of a payment whose invoice has an account (`bringToAccount`): its money comes off the invoice, and
 * the note that is issued for it settles that. Of what a note made an advance before, nothing is taken off once more.
 * @param note issues the note over so much; null where none is due
 * @returns whether it has an account
 */
export async function refundOnAccount(
  ctx: Ctx,
  refunded: TransactionRow,
  refundPaise: Paise,
  note: (amountPaise: Paise) => Promise<{ id: string; totalPaise: Paise } | null>,
): Promise<boolean> {
  const receipt = await receiptOf(ctx, refunded);
  const invoice = receipt?.transactionId ? await invoiceOf(ctx, { transactionId: refunded.id }) : null;
  if (!receipt || !invoice) return false;
  const { id: invoiceId } = invoice;
  await lockReceivables(ctx, [invoiceId]);
  const { reference: reason, buyerId } = receipt;
  const takenPaise = await takeOffInvoices(ctx, receipt, {
    kind: 'sent-back',
    amountPaise: refundPaise,
    reason,
  });
  if (takenPaise < refundPaise)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: 'More went back than its receipt still had.' })
      .where(eq(paymentTransactions.id, refunded.id));
  const issued = takenPaise > 0 ? await note(takenPaise) : null;
  if (issued)
    await writeSettlement(ctx, {
      kind: 'note', amountPaise: issued.totalPaise, buyerId, invoiceId, noteId: issued.id,
    }); // prettier-ignore
  return true;
}
