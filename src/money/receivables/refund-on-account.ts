import { eq } from 'drizzle-orm';
import { receiptOf } from './bring-to-account.ts';
import { takeOffInvoices, takeWaiting } from './take-back.ts';
import { lockReceivables, writeSettlement } from './write-settlement.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { followSettled } from '#money/milestones/follow-settled.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

/**
 * What follows a refund of a payment whose invoice has an account (`bringToAccount`): what waits to go back goes, and the rest
 * of its money comes off the invoice; the note that is issued for that settles it. Of what a note made an advance before,
 * nothing is taken off once more.
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
  const openThen = await openOf(ctx, invoiceId);
  const { reference: reason, buyerId } = receipt;
  const back = { kind: 'sent-back' as const, reason };
  const waitedPaise = await takeWaiting(ctx, receipt, { ...back, amountPaise: refundPaise });
  const offPaise = await takeOffInvoices(ctx, receipt, { ...back, amountPaise: refundPaise - waitedPaise });
  const takenPaise = waitedPaise + offPaise;
  if (takenPaise < refundPaise)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: 'More went back than its receipt still had.' })
      .where(eq(paymentTransactions.id, refunded.id));
  // Other invoices that an advance of it settled are owed again, and keep their tax.
  const reopenedPaise = (await openOf(ctx, invoiceId)) - openThen;
  const issued = reopenedPaise > 0 ? await note(reopenedPaise) : null;
  if (issued) {
    await writeSettlement(ctx, {
      kind: 'note', amountPaise: issued.totalPaise, buyerId, invoiceId, noteId: issued.id,
    }); // prettier-ignore
    // Its money came off before the note did, and what that closed is not owed.
    if ((await openOf(ctx, invoiceId)) === 0) await followSettled(ctx, { invoiceId });
  }
  return true;
}

/** What is open of it, held until the transaction ends. */
const openOf = async (ctx: Ctx, invoiceId: string) =>
  (await lockReceivables(ctx, [invoiceId]))[0]?.openPaise ?? 0;
