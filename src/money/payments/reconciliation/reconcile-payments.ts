import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { paymentAttempts, paymentTransactions } from '../table.server.ts';
import { paymentRefunds } from '../refunds/table.server.ts';
import { webhookEvents } from '../webhook-events/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { nextCheckAt } from './check-schedule.ts';
import { GatewayDown, GatewayRefused } from '#kit/ports/gateway.ts';
import type { TransactionRow } from '../one-transaction.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { settleEvent } from '../webhook-events/settle-event.ts';
import { settle } from '../settle.ts';

const minute = 60_000;
const why = { trigger: 'reconcile' } as const;
/** At a time; the rest waits for the next minute. */
const most = 200;

/**
 * Every minute: asks about whatever may have changed unheard. Stops at the first call that the gateway does not answer
 * and goes on a minute later.
 */
export async function reconcilePayments(ctx: Ctx, { atOnce = 4 } = {}): Promise<void> {
  /** A few at a time, in order; those under way end before anything is said. */
  const each = async <T>(items: T[], run: (item: T) => Promise<void>) => {
    for (let from = 0; from < items.length; from += atOnce) {
      const ended = await Promise.allSettled(items.slice(from, from + atOnce).map(run));
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    }
  };
  try {
    await each(await dueTransactions(ctx), (row) => check(ctx, row));
    await each(await dueRefunds(ctx), (refund) => resend(ctx, refund.id));
    await each(await waitingEvents(ctx), ({ id }) => settleEvent(ctx, { eventId: id }));
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
  }
}

const ago = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() - ms);

function dueTransactions(ctx: Ctx) {
  const { mode, status, createdAt, nextCheckAt: next } = paymentTransactions;
  const lost = and(eq(status, 'created'), lt(createdAt, ago(ctx, minute)));
  return ctx.db
    .select()
    .from(paymentTransactions)
    .where(and(eq(mode, ctx.gateway.mode), or(lte(next, ctx.now()), lost)))
    .orderBy(asc(next), asc(createdAt))
    .limit(most);
}

async function check(ctx: Ctx, row: TransactionRow): Promise<void> {
  let seen = await settle(ctx, row.id, why);
  // The gateway takes promised money by itself; what is still promised at the next look, we take.
  if (row.status === 'authorized' && seen.status === 'authorized') seen = await takePromised(ctx, seen);
  const next = seen.paidPaymentId || seen.status === 'create_failed' || seen.status === 'refunded';
  await ctx.db
    .update(paymentTransactions)
    .set({
      checkCount: sql`${paymentTransactions.checkCount} + 1`,
      nextCheckAt: next ? null : nextCheckAt(ctx.now(), row.createdAt, row.checkCount + 1),
    })
    .where(eq(paymentTransactions.id, row.id));
}

async function takePromised(ctx: Ctx, row: TransactionRow): Promise<TransactionRow> {
  const [promise] = await ctx.db
    .select({ paymentId: paymentAttempts.gatewayPaymentId, amountPaise: paymentAttempts.amountPaise })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.transactionId, row.id),
        eq(paymentAttempts.status, 'authorized'),
        eq(paymentAttempts.amountPaise, row.totalPaise),
      ),
    );
  if (!promise) return row;
  try {
    await ctx.gateway.capture(promise);
  } catch (error) {
    // Taken, or given back, in the meantime: the next look shows which.
    if (!(error instanceof GatewayRefused)) throw error;
  }
  return settle(ctx, row.id, why);
}

function dueRefunds(ctx: Ctx) {
  const { id, status, updatedAt } = paymentRefunds;
  return ctx.db
    .select({ id })
    .from(paymentRefunds)
    .where(
      or(
        and(eq(status, 'requested'), lt(updatedAt, ago(ctx, minute))),
        and(eq(status, 'pending'), lt(updatedAt, ago(ctx, 10 * minute))),
      ),
    )
    .orderBy(asc(updatedAt), asc(id))
    .limit(most);
}

async function resend(ctx: Ctx, refundId: string): Promise<void> {
  await ctx.db.update(paymentRefunds).set({ updatedAt: ctx.now() }).where(eq(paymentRefunds.id, refundId));
  await sendRefund(ctx, { refundId }, why);
}

function waitingEvents(ctx: Ctx) {
  const { id, at, status } = webhookEvents;
  return ctx.db
    .select({ id })
    .from(webhookEvents)
    .where(and(inArray(status, ['received', 'unmatched']), lt(at, ago(ctx, minute))))
    .orderBy(asc(at))
    .limit(most);
}
