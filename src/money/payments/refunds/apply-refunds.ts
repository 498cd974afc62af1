import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { paymentAttempts, paymentTransactions } from '../table.server.ts';
import { paymentRefunds } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { unfulfil } from '../fulfil.ts';
import type { GatewayRefund } from '#kit/ports/gateway.ts';
import type { AttemptRow } from '../store-attempts.ts';
import { mayMove, moveTransaction, auditPayment, type ChangeReason } from '../move-transaction.ts';
import type { TransactionRow } from '../one-transaction.ts';
import { reportTrouble } from '../report-trouble.ts';
import { refundFailed, type RefundRow } from './request-refund.ts';
import { paidStatuses, refundRank, type TransactionStatus } from '../transaction.ts';

/**
 * Writes down the gateway's refunds, and how much of each payment went back. Refunds that somebody made at the gateway
 * itself count like ours. @returns those of which something is new
 */
export async function storeRefunds(
  ctx: Ctx,
  row: TransactionRow,
  told: GatewayRefund[],
  reason: ChangeReason,
): Promise<RefundRow[]> {
  const fresh: RefundRow[] = [];
  for (const refund of told) {
    const kept = await storeRefund(ctx, row, refund);
    if (!kept) continue;
    fresh.push(kept);
    await auditPayment(ctx, row, `refund-${kept.status}`, { ...reason, evidence: factsOf(kept) });
  }
  if (fresh.length > 0)
    await ctx.db
      .update(paymentAttempts)
      .set({
        refundedPaise: sql`(select coalesce(sum(r.amount_paise), 0) from payment_refunds r where
          r.gateway_payment_id = ${paymentAttempts.gatewayPaymentId} and r.status in ('pending', 'processed'))`,
      })
      .where(eq(paymentAttempts.transactionId, row.id));
  return fresh;
}

/** Moves the transaction by the sum of the processed refunds of the payment that counts, added up anew each time. */
export async function applyRefunds(
  ctx: Ctx,
  row: TransactionRow,
  attempts: AttemptRow[],
  fresh: RefundRow[],
  reason: ChangeReason,
): Promise<TransactionRow> {
  if (fresh.length === 0) return row;
  const counting = attempts.filter(
    ({ gatewayPaymentId, captured }) =>
      captured && (!row.paidPaymentId || gatewayPaymentId === row.paidPaymentId),
  );
  const ids = new Set(counting.map(({ gatewayPaymentId }) => gatewayPaymentId));
  const isProcessed = ({ gatewayPaymentId, status }: RefundRow) =>
    status === 'processed' && ids.has(gatewayPaymentId);
  const all = await ctx.db.select().from(paymentRefunds).where(eq(paymentRefunds.transactionId, row.id));
  const refundedPaise = sum(all.filter(isProcessed));
  const full = refundedPaise >= sum(counting);
  const wasDelivered = (paidStatuses as TransactionStatus[]).includes(row.status);
  const moved = await moveBySum(ctx, row, refundedPaise, full, reason);
  const counted = fresh.filter(isProcessed);
  if (wasDelivered)
    for (const [index, { id: refundId, amountPaise }] of counted.entries())
      await unfulfil(ctx, moved, { refundId, amountPaise, full: full && index === counted.length - 1 });
  const failed = fresh.filter(({ status }) => status === 'failed');
  for (const { id } of failed)
    await reportTrouble(ctx, { transactionId: row.id, what: 'refund-failed', key: `refund-failed:${id}` });
  const [lost] = failed;
  return lost ? flagForReview(ctx, moved, lost) : moved;
}

/** The bank did not take the money back: what is owed, people decide. */
async function flagForReview(ctx: Ctx, row: TransactionRow, refund: RefundRow): Promise<TransactionRow> {
  const [asked] = await ctx.db
    .update(paymentTransactions)
    .set({ reviewReason: refundFailed(refund) })
    .where(eq(paymentTransactions.id, row.id))
    .returning();
  return asked ?? row;
}

async function moveBySum(
  ctx: Ctx,
  row: TransactionRow,
  refundedPaise: number,
  full: boolean,
  reason: ChangeReason,
): Promise<TransactionRow> {
  const move = full ? 'refunded' : 'refunded-in-part';
  if (refundedPaise > 0 && mayMove(row.status, move))
    return moveTransaction(ctx, row, move, reason, { refundedPaise });
  const [same] = await ctx.db
    .update(paymentTransactions)
    .set({ refundedPaise, updatedAt: ctx.now() })
    .where(eq(paymentTransactions.id, row.id))
    .returning();
  return same ?? row;
}

/** @returns the refund's row where something about it is new */
async function storeRefund(ctx: Ctx, row: TransactionRow, told: GatewayRefund): Promise<RefundRow | null> {
  const rows = await ctx.db.select().from(paymentRefunds).where(eq(paymentRefunds.transactionId, row.id));
  const ours = rows.find(({ gatewayRefundId, id }) => gatewayRefundId === told.id || id === told.reference);
  const now = ctx.now();
  const set = {
    gatewayRefundId: told.id,
    status: told.status,
    amountPaise: told.amountPaise,
    updatedAt: now,
  };
  if (!ours) {
    const [made] = await ctx.db
      .insert(paymentRefunds)
      .values({
        ...set,
        id: v7(),
        transactionId: row.id,
        gatewayPaymentId: told.paymentId,
        createdAt: now,
        idempotencyKey: told.id,
        reason: 'Made at the gateway',
      })
      .returning();
    return made ?? null;
  }
  if (refundRank[told.status] <= refundRank[ours.status]) return null;
  const [kept] = await ctx.db
    .update(paymentRefunds)
    .set(set)
    .where(eq(paymentRefunds.id, ours.id))
    .returning();
  return kept ?? null;
}

const sum = (of: { amountPaise: number }[]) => of.reduce((all, { amountPaise }) => all + amountPaise, 0);

const factsOf = ({ id, gatewayRefundId, gatewayPaymentId, amountPaise }: RefundRow) => ({
  refundId: id,
  gatewayRefundId,
  gatewayPaymentId,
  amountPaise,
});
