import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { paymentAttempts, paymentTransactions } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { fulfil } from './fulfil.ts';
import type { AttemptRow } from './store-attempts.ts';
import { mayMove, moveTransaction, auditPayment, type ChangeReason } from './move-transaction.ts';
import { sameSubject, type TransactionRow } from './one-transaction.ts';
import { purposeOf } from './purpose.ts';
import { reportTrouble } from './report-trouble.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { isPaidInParts, openStatuses } from './transaction.ts';

/**
 * Moves a transaction by the money that has come: the first payment that is exactly what was asked for counts, every
 * other one goes back. On the transaction of the caller, who holds the lock.
 */
export async function applyMoney(
  ctx: Ctx,
  row: TransactionRow,
  attempts: AttemptRow[],
  reason: ChangeReason,
): Promise<TransactionRow> {
  const received = attempts.filter(({ captured }) => captured);
  const settled = row.paidPaymentId ? row : await firstMoney(ctx, row, attempts, received, reason);
  // What staff have to look at is not sent back by itself.
  if (settled.paidPaymentId || settled.status === 'refunded')
    for (const surplus of received)
      if (surplus.gatewayPaymentId !== settled.paidPaymentId) await sendBack(ctx, settled, surplus, reason);
  return settled;
}

async function firstMoney(
  ctx: Ctx,
  row: TransactionRow,
  attempts: AttemptRow[],
  received: AttemptRow[],
  reason: ChangeReason,
): Promise<TransactionRow> {
  if (received.length === 0) return promised(ctx, row, attempts, reason);
  const fitting = received.find((attempt) => fits(row, attempt) && attempt.refundedPaise === 0);
  if (fitting) return take(ctx, row, fitting, reason);
  const evidence = { ...reason.evidence, received: received.map(factsOf) };
  const isBack = received.every(({ amountPaise, refundedPaise }) => refundedPaise >= amountPaise);
  const move = isBack ? 'given-back' : 'mismatched';
  if (!mayMove(row.status, move)) return row;
  return isBack
    ? moveTransaction(ctx, row, move, { ...reason, evidence }, { nextCheckAt: null })
    : toReview(
        ctx,
        row,
        'mismatched',
        { ...reason, evidence },
        'The money that came is not what was asked for.',
      );
}

/** Nothing is delivered and nothing goes back by itself: staff are told why. */
async function toReview(
  ctx: Ctx,
  row: TransactionRow,
  move: 'mismatched' | 'unwanted',
  reason: ChangeReason,
  reviewReason: string,
): Promise<TransactionRow> {
  const moved = await moveTransaction(ctx, row, move, reason, { reviewReason, nextCheckAt: null });
  await reportTrouble(ctx, { transactionId: row.id, what: 'review', key: `payment-review:${row.id}` });
  return moved;
}

/** No money yet: a promise of the right amount is written down, and one that lapsed. */
function promised(
  ctx: Ctx,
  row: TransactionRow,
  attempts: AttemptRow[],
  reason: ChangeReason,
): TransactionRow | Promise<TransactionRow> {
  const promise = attempts.find((attempt) => attempt.status === 'authorized' && fits(row, attempt));
  if (promise && row.status === 'pending')
    return moveTransaction(ctx, row, 'authorized', { ...reason, evidence: factsOf(promise) });
  if (!promise && row.status === 'authorized') return moveTransaction(ctx, row, 'lapsed', reason);
  return row;
}

async function take(
  ctx: Ctx,
  row: TransactionRow,
  payment: AttemptRow,
  reason: ChangeReason,
): Promise<TransactionRow> {
  const evidence = { ...reason.evidence, ...factsOf(payment) };
  const set = { paidPaymentId: payment.gatewayPaymentId, nextCheckAt: null };
  if (!mayMove(row.status, 'paid') && !mayMove(row.status, 'paid-late')) return row;
  const isLate = mayMove(row.status, 'paid-late');
  const alone = !isPaidInParts(row.purpose);
  if (isLate && alone && (await wasPaidOtherwise(ctx, row))) {
    const due = await moveTransaction(ctx, row, 'undeliverable', { ...reason, evidence }, set);
    await sendBack(ctx, due, payment, reason);
    return due;
  }
  const unwanted = await purposeOf(ctx, row.purpose).whyNot?.(ctx, row);
  if (unwanted) return toReview(ctx, row, 'unwanted', { ...reason, evidence }, unwanted);
  if (isLate && alone) await endOpenTwin(ctx, row, reason);
  const move = isLate ? 'paid-late' : 'paid';
  const paid = await moveTransaction(ctx, row, move, { ...reason, evidence }, { ...set, paidAt: ctx.now() });
  await fulfil(ctx, paid);
  await announce(ctx, { kind: 'payment', transactionId: paid.id, change: 'paid' });
  return paid;
}

const others = (row: TransactionRow) => and(sameSubject(row), ne(paymentTransactions.id, row.id));

/** Whether the same thing was paid with another transaction after this one began. */
async function wasPaidOtherwise(ctx: Ctx, row: TransactionRow): Promise<boolean> {
  const [other] = await ctx.db
    .select({ id: paymentTransactions.id })
    .from(paymentTransactions)
    .where(and(others(row), gt(paymentTransactions.paidAt, row.createdAt)))
    .limit(1);
  return other !== undefined;
}

/** The payment that had taken this one's place gives way: the customer has paid now. */
async function endOpenTwin(ctx: Ctx, row: TransactionRow, reason: ChangeReason): Promise<void> {
  const twins = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(and(others(row), inArray(paymentTransactions.status, openStatuses)));
  for (const twin of twins)
    await moveTransaction(ctx, twin, 'superseded', { ...reason, evidence: { paid: row.id } });
}

/** All of a payment that pays for nothing. */
async function sendBack(
  ctx: Ctx,
  row: TransactionRow,
  payment: AttemptRow,
  reason: ChangeReason,
): Promise<void> {
  const { gatewayPaymentId, amountPaise, refundedPaise } = payment;
  if (payment.surplus || refundedPaise >= amountPaise) return;
  await ctx.db
    .update(paymentAttempts)
    .set({ surplus: true })
    .where(eq(paymentAttempts.gatewayPaymentId, gatewayPaymentId));
  await auditPayment(ctx, row, 'surplus', { ...reason, evidence: factsOf(payment) });
  await requestRefund(ctx, row, {
    gatewayPaymentId,
    amountPaise: amountPaise - refundedPaise,
    reason: row.status === 'refund_due' ? 'Paid too late' : 'Paid twice',
    idempotencyKey: `surplus-${gatewayPaymentId}`,
    staffName: null,
  });
}

const fits = (row: TransactionRow, { amountPaise, currency }: AttemptRow) =>
  amountPaise === row.totalPaise && currency === row.currency;

const factsOf = ({ gatewayPaymentId, amountPaise, currency, status }: AttemptRow) => ({
  gatewayPaymentId,
  amountPaise,
  currency,
  status,
});
