import { eq } from 'drizzle-orm';
import { fulfilments } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { creditReplacing, creditRest } from '#money/invoices/credit-exchanged.ts';
import { issueCreditNote, issueInvoice } from '#money/invoices/issue.ts';
import { joinAccount } from '#money/receivables/bring-to-account.ts';
import { refundOnAccount } from '#money/receivables/refund-on-account.ts';
import type { Paise } from '#kit/india/money.ts';
import { closePaidRequests } from '#money/refund-requests/close-paid-requests.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { TransactionRow } from './one-transaction.ts';
import { purposeOf, type PaidOut } from './purpose.ts';

/** Delivers what was paid for and issues its invoice. The row's key decides who is first. */
export async function fulfil(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const [first] = await ctx.db
    .insert(fulfilments)
    .values({ transactionId: paid.id, purpose: paid.purpose, deliveredAt: ctx.now() })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  const { afterPaid, hasDocuments } = purposeOf(ctx, paid.purpose);
  await afterPaid(ctx, paid);
  const { id: transactionId, purpose, totalPaise, currency } = paid;
  await queueWebhooks(ctx, 'order.paid', { transactionId, purpose, totalPaise, currency });
  // Last, because everybody else's invoice waits for this transaction to end.
  if (hasDocuments) return;
  await issueInvoice(ctx, paid);
  await joinAccount(ctx, paid);
}

/** Takes back what a full refund no longer pays for, and issues what corrects the invoice. */
export async function unfulfil(ctx: Ctx, refunded: TransactionRow, refund: PaidOut): Promise<void> {
  if (refund.full)
    await ctx.db
      .update(fulfilments)
      .set({ revokedAt: ctx.now() })
      .where(eq(fulfilments.transactionId, refunded.id));
  const { afterRefunded, hasDocuments } = purposeOf(ctx, refunded.purpose);
  await afterRefunded(ctx, refunded, refund);
  await closePaidRequests(ctx, refunded, refund);
  const { id: transactionId, purpose, currency } = refunded;
  await queueWebhooks(ctx, 'order.refunded', { transactionId, purpose, currency, ...refund });
  if (hasDocuments) return;
  const replacing = async () => (refund.full ? creditReplacing(ctx, refunded) : 0);
  const note = async (amountPaise: Paise) =>
    issueCreditNote(ctx, refunded, { ...refund, amountPaise, elsewherePaise: await replacing() });
  if (!(await refundOnAccount(ctx, refunded, refund.amountPaise, note))) await note(refund.amountPaise);
  // On account all of its money may have been on another invoice.
  await replacing();
  if (refund.full) await creditRest(ctx, refunded);
}
