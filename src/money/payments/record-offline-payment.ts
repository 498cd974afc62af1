import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { paymentAttempts, paymentTransactions } from './table.server.ts';
import { paymentRefunds } from './refunds/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { applyRefunds } from './refunds/apply-refunds.ts';
import { isKnownReference, lockReference } from '#money/receivables/known-reference.ts';
import { createTransaction } from './create-transaction.ts';
import { fulfil } from './fulfil.ts';
import { moveTransaction, auditPayment } from './move-transaction.ts';
import { offlineMethods, type OfflineMethod } from './offline-methods.ts';
import { findAllOpen, type TransactionRow } from './one-transaction.ts';
import { orderNo } from './order-no.ts';
import { checkSums, type PricedOrder } from './priced-order.ts';
import type { RefundRow } from './refunds/request-refund.ts';

/** How it came; `reference` is what the bank calls it: a UTR, a cheque's number, a receipt's. */
export type OfflineMoney = { method: OfflineMethod; reference: string };

const why = { trigger: 'staff' } as const;
const known = 'This payment was recorded before';

/**
 * Writes down money that came beside the gateway, delivers and invoices. In the caller's transaction, under the lock of
 * what is paid for. It is the addressee's own payment where they have an account, and nobody else is named.
 * @returns the payment's id
 * @throws Invalid for a reference that was recorded before · Conflict while a payment for the same thing is confirmed
 */
export async function recordOfflinePayment(
  ctx: Ctx,
  order: PricedOrder,
  money: OfflineMoney,
  payer?: string,
): Promise<string> {
  checkSums(order);
  await lockReference(ctx, money);
  if (await isKnownReference(ctx, money)) throw new Invalid({ reference: known });
  await refuseOwnGstin(ctx, order.buyer.gstin);
  const { purpose, subjectId } = order;
  const customerId = payer ?? (await accountOf(ctx, order.buyer.email));
  const subject = { customerId, purpose, subjectId };
  const [open] = await findAllOpen(ctx, subject);
  if (open?.status === 'authorized')
    throw new Conflict('A payment for this is just being confirmed by the bank. Please wait a moment.');
  if (open) await moveTransaction(ctx, open, 'superseded', why);
  const now = ctx.now();
  const begun = { ...subject, createdAt: now, order, mode: 'offline', expiresAt: now } as const;
  const row = await createTransaction(ctx, begun, why);
  const paidPaymentId = `${offlineMethods[money.method]} ${money.reference}`;
  const [attempt] = await ctx.db
    .insert(paymentAttempts)
    .values({
      gatewayPaymentId: paidPaymentId,
      transactionId: row.id,
      createdAt: now,
      updatedAt: now,
      amountPaise: row.totalPaise,
      currency: row.currency,
      status: 'captured',
      captured: true,
      refundedPaise: 0,
      method: money.method,
    })
    .onConflictDoNothing()
    .returning();
  if (!attempt) throw new Invalid({ reference: known });
  const set = { paidPaymentId, paidAt: now };
  await fulfil(ctx, await moveTransaction(ctx, row, 'paid-offline', { ...why, evidence: money }, set));
  return row.id;
}

/** The account with this address; null where there is none. */
export async function accountOf(ctx: Pick<Ctx, 'db'>, email: string): Promise<string | null> {
  const [found] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), isNull(customers.closedAt)));
  return found?.id ?? null;
}

/** It was another buyer's, who may have its reference now: here it is only called by it. Under the lock of the payment. */
export async function letGoOfReference(ctx: Ctx, row: TransactionRow): Promise<void> {
  const its = eq(paymentAttempts.transactionId, row.id);
  const [attempt] = await ctx.db.select().from(paymentAttempts).where(its);
  if (!attempt) throw new Error(`${row.id} was never paid`);
  const paidPaymentId = `${attempt.gatewayPaymentId} (booked wrongly, ${orderNo(row)})`;
  await ctx.db.delete(paymentAttempts).where(its);
  await ctx.db.insert(paymentAttempts).values({ ...attempt, gatewayPaymentId: paidPaymentId });
  await ctx.db.update(paymentTransactions).set({ paidPaymentId }).where(eq(paymentTransactions.id, row.id));
  await auditPayment(ctx, row, 'booked-wrongly', { ...why, evidence: { was: attempt.gatewayPaymentId } });
}

/** A refund of such money: whoever writes it down has paid it out. Under the lock of the payment. */
export async function payOutOffline(ctx: Ctx, row: TransactionRow, refund: RefundRow): Promise<void> {
  const [processed] = await ctx.db
    .update(paymentRefunds)
    .set({ status: 'processed', updatedAt: ctx.now() })
    .where(eq(paymentRefunds.id, refund.id))
    .returning();
  if (!processed) throw new Error('The refund could not be written.');
  const attempts = await ctx.db
    .update(paymentAttempts)
    .set({ refundedPaise: sql`${paymentAttempts.refundedPaise} + ${refund.amountPaise}` })
    .where(eq(paymentAttempts.gatewayPaymentId, refund.gatewayPaymentId))
    .returning();
  await auditPayment(ctx, row, 'refund-processed', why);
  await applyRefunds(ctx, row, attempts, [processed], why);
}
