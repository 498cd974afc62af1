import { eq } from 'drizzle-orm';
import { fulfilments } from './table.server.ts';
import { clearPaidCart } from '#money/cart/empty-cart.ts';
import { beginPaid, endRefunded } from '#money/admissions/activate-admission.ts';
import type { Ctx } from '#kit/context.ts';
import { issueCreditNote, issueInvoice } from '#money/invoices/issue.ts';
import type { Paise } from '#kit/india/money.ts';
import { bookPayment, bookRefund } from '#money/quotation-payments/book-payment.ts';
import { closePaidRequests } from '#money/refund-requests/close-paid-requests.ts';
import { tellWebhooks } from '#agency/webhooks/tell-webhooks.ts';
import { beginBenefits, endBenefits } from '#money/renewals/begin-benefits.ts';
import { payerOf, type TransactionRow } from './one-transaction.ts';
import type { Purpose } from './priced-order.ts';

/** A refund that the gateway has paid out. `full`: nothing of the payment is left. */
export type PaidOut = { refundId: string; amountPaise: Paise; full: boolean };

/** What follows when a payment of this purpose is paid: exactly once, in the transaction that makes it paid. */
const afterPaid: Partial<Record<Purpose, (ctx: Ctx, paid: TransactionRow) => Promise<void>>> = {
  cart: async (ctx, paid) => {
    await beginBenefits(ctx, paid);
    await clearPaidCart(ctx, { customerId: payerOf(paid) });
  },
  admission: beginPaid,
  quotation: bookPayment,
};

/** What follows each refund of delivered things: once each, in the transaction that learns of it. */
const afterRefunded: Partial<
  Record<Purpose, (ctx: Ctx, refunded: TransactionRow, refund: PaidOut) => Promise<void>>
> = {
  cart: endBenefits,
  admission: endRefunded,
  quotation: bookRefund,
};

/** Delivers what was paid for and issues its invoice. The row's key decides who is first. */
export async function fulfil(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const [first] = await ctx.db
    .insert(fulfilments)
    .values({ transactionId: paid.id, purpose: paid.purpose, deliveredAt: ctx.now() })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  await afterPaid[paid.purpose]?.(ctx, paid);
  const { id: transactionId, purpose, totalPaise, currency } = paid;
  await tellWebhooks(ctx, 'order.paid', { transactionId, purpose, totalPaise, currency });
  // Last, because everybody else's invoice waits for this transaction to end.
  await issueInvoice(ctx, paid);
}

/** Takes back what a full refund no longer pays for, and issues what corrects the invoice. */
export async function unfulfil(ctx: Ctx, refunded: TransactionRow, refund: PaidOut): Promise<void> {
  if (refund.full)
    await ctx.db
      .update(fulfilments)
      .set({ revokedAt: ctx.now() })
      .where(eq(fulfilments.transactionId, refunded.id));
  await afterRefunded[refunded.purpose]?.(ctx, refunded, refund);
  await closePaidRequests(ctx, refunded, refund);
  const { id: transactionId, purpose, currency } = refunded;
  await tellWebhooks(ctx, 'order.refunded', { transactionId, purpose, currency, ...refund });
  await issueCreditNote(ctx, refunded, refund);
}
