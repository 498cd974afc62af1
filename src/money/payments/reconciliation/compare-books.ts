import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { paymentAttempts, paymentTransactions } from '../table.server.ts';
import { paymentRefunds } from '../refunds/table.server.ts';
import { reconRuns } from './table.server.ts';
import { readRestored } from '#agency/settings/read-waits.ts';
import type { Ctx } from '#kit/context.ts';
import type { BooksPage, GatewayPayment, GatewayRefund } from '#kit/ports/gateway.ts';
import type { Mismatch, MismatchKind } from './mismatch.ts';
import { settle } from '../settle.ts';

/** As long as a bank may take. */
const windowMs = 5 * 86_400_000;
/** What happened just now may stand in one book and not yet in the other. */
const graceMs = 2 * 60_000;
const perPage = 100;

export type ReconRun = typeof reconRuns.$inferSelect;

/**
 * Compares our books with the gateway's, both ways, over the last five days, or since the backup that was restored. Whatever
 * differs is asked about first, so what remains is for people. @throws GatewayDown
 */
export async function compareBooks(ctx: Ctx): Promise<ReconRun> {
  const to = ctx.now();
  const restored = await readRestored(ctx);
  const usual = to.getTime() - windowMs;
  const from = new Date(restored ? Math.min(usual, Date.parse(restored.madeAt)) : usual);
  const payments = await allPages((page) => ctx.gateway.paymentsBetween({ from, to, ...page }));
  const refunds = await allPages((page) => ctx.gateway.refundsBetween({ from, to, ...page }));
  for (const { transactionId } of await differences(ctx, from, payments, refunds))
    if (transactionId) await settle(ctx, transactionId, { trigger: 'reconcile' });
  const [run] = await ctx.db
    .insert(reconRuns)
    .values({
      id: v7(),
      at: to,
      fromAt: from,
      payments: payments.length,
      refunds: refunds.length,
      mismatches: await differences(ctx, from, payments, refunds),
    })
    .returning();
  if (!run) throw new Error('The comparison could not be written.');
  return run;
}

async function allPages<T>(read: (page: Pick<BooksPage, 'skip' | 'count'>) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = await read({ skip: all.length, count: perPage });
    all.push(...page);
    if (page.length < perPage) return all;
  }
}

async function differences(
  ctx: Ctx,
  from: Date,
  payments: GatewayPayment[],
  refunds: GatewayRefund[],
): Promise<Mismatch[]> {
  return [
    ...(await paymentsThere(ctx, payments)),
    ...(await paymentsHere(ctx, from, payments)),
    ...(await refundsThere(ctx, refunds)),
  ];
}

const differs = (
  kind: MismatchKind,
  gatewayId: string,
  amountPaise: number,
  transactionId: string | null,
) => ({
  kind,
  gatewayId,
  amountPaise,
  transactionId,
});

/** What is found of each, asked for by the page. */
async function byPage<T, R>(all: T[], read: (page: T[]) => Promise<R[]>): Promise<R[]> {
  const rows: R[] = [];
  for (let at = 0; at < all.length; at += perPage) rows.push(...(await read(all.slice(at, at + perPage))));
  return rows;
}

/** Our attempts by the gateway's ids of their payments. */
async function attemptsOf(ctx: Ctx, gatewayPaymentIds: string[]) {
  const rows = await byPage(gatewayPaymentIds, (ids) =>
    ctx.db.select().from(paymentAttempts).where(inArray(paymentAttempts.gatewayPaymentId, ids)),
  );
  return new Map(rows.map((row) => [row.gatewayPaymentId, row]));
}

async function paymentsThere(ctx: Ctx, payments: GatewayPayment[]): Promise<Mismatch[]> {
  // Whoever agrees to a mandate pays nothing.
  const captured = payments.filter(({ captured, amountPaise }) => captured && amountPaise > 0);
  const orders = captured.map(({ orderId }) => orderId ?? '');
  const transactions = await byPage(orders, (ids) =>
    ctx.db.select().from(paymentTransactions).where(inArray(paymentTransactions.gatewayOrderId, ids)),
  );
  const byOrder = new Map(transactions.map((row) => [row.gatewayOrderId, row]));
  const attempts = await attemptsOf(
    ctx,
    captured.map(({ id }) => id),
  );
  const found: Mismatch[] = [];
  for (const { id, orderId, amountPaise } of captured) {
    const ours = byOrder.get(orderId ?? '');
    const attempt = attempts.get(id);
    if (!ours) found.push(differs('unknown-payment', id, amountPaise, null));
    else if (!attempt?.captured) found.push(differs('paid-there', id, amountPaise, ours.id));
    else if (attempt.amountPaise !== amountPaise) found.push(differs('amount', id, amountPaise, ours.id));
  }
  return found;
}

async function paymentsHere(ctx: Ctx, from: Date, payments: GatewayPayment[]): Promise<Mismatch[]> {
  const there = new Set(payments.filter(({ captured }) => captured).map(({ id }) => id));
  const paid = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        eq(paymentTransactions.mode, ctx.gateway.mode),
        isNotNull(paymentTransactions.paidPaymentId),
        gte(paymentTransactions.createdAt, from),
      ),
    );
  const settledBefore = ctx.now().getTime() - graceMs;
  return paid
    .filter(({ paidPaymentId, paidAt }) => !there.has(paidPaymentId ?? '') && Number(paidAt) < settledBefore)
    .map(({ id, paidPaymentId, totalPaise }) => differs('paid-here', paidPaymentId ?? '', totalPaise, id));
}

async function refundsThere(ctx: Ctx, refunds: GatewayRefund[]): Promise<Mismatch[]> {
  const ids = refunds.map(({ id }) => id);
  const known = await byPage(ids, (page) =>
    ctx.db.select().from(paymentRefunds).where(inArray(paymentRefunds.gatewayRefundId, page)),
  );
  const byId = new Map(known.map((row) => [row.gatewayRefundId, row]));
  const attempts = await attemptsOf(
    ctx,
    refunds.map(({ paymentId }) => paymentId),
  );
  const found: Mismatch[] = [];
  for (const { id, paymentId, amountPaise, status } of refunds) {
    const ours = byId.get(id);
    const transactionId = attempts.get(paymentId)?.transactionId ?? null;
    if (!ours) found.push(differs('unknown-refund', id, amountPaise, transactionId));
    else if (ours.amountPaise !== amountPaise || ours.status !== status)
      found.push(differs('refund-differs', id, amountPaise, transactionId));
  }
  return found;
}
