import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { paymentAudit, paymentTransactions } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import type { TransactionRow } from './one-transaction.ts';
import { hostedClosing } from './hosted-closing.ts';
import { moves, type Move, type TransactionStatus, type Trigger } from './transaction.ts';

/** Why something changes: who or what made us look, and what was seen. No personal data. */
export type ChangeReason = { trigger: Trigger; evidence?: Record<string, unknown> };

/** Whether the table knows this move from here. */
export const mayMove = (status: TransactionStatus, move: Move) =>
  (moves[move].from as readonly TransactionStatus[]).includes(status);

/**
 * The one place that changes a status, with its line in the audit. On the caller's transaction.
 * @returns null when the transaction has left the states that the move starts from
 */
export async function tryMove(
  ctx: Ctx,
  row: TransactionRow,
  move: Move,
  reason: ChangeReason,
  set: Partial<typeof paymentTransactions.$inferInsert> = {},
): Promise<TransactionRow | null> {
  const { from, to } = moves[move];
  const [moved] = await ctx.db
    .update(paymentTransactions)
    .set({ ...set, status: to, updatedAt: ctx.now() })
    .where(and(eq(paymentTransactions.id, row.id), inArray(paymentTransactions.status, [...from])))
    .returning();
  if (!moved) return null;
  if (to === 'cancelled' && moved.gatewayLinkId)
    await ctx.jobs.enqueue(ctx.db, hostedClosing, [{ transactionId: moved.id }]);
  await auditPayment(ctx, moved, move, { ...reason, from: row.status });
  if (to === 'cancelled' || to === 'expired')
    await queueWebhooks(ctx, `order.${to}`, { transactionId: moved.id, purpose: moved.purpose });
  return moved;
}

/** As above, where it must still be there. @throws Conflict */
export async function moveTransaction(...step: Parameters<typeof tryMove>): Promise<TransactionRow> {
  const moved = await tryMove(...step);
  if (!moved)
    throw new Conflict(/*i18n*/ 'The state of this payment has changed meanwhile. Please check again.');
  return moved;
}

/** A line in the payment's history; the status may be the same as before. */
export async function auditPayment(
  ctx: Ctx,
  row: Pick<TransactionRow, 'id' | 'status'>,
  what: string,
  reason: ChangeReason & { from?: TransactionStatus | null },
): Promise<void> {
  await ctx.db.insert(paymentAudit).values({
    id: v7(),
    at: ctx.now(),
    transactionId: row.id,
    what,
    from: reason.from === undefined ? row.status : reason.from,
    to: row.status,
    trigger: reason.trigger,
    actor: ctx.actor.kind === 'staff' ? ctx.actor.name : ctx.actor.kind,
    evidence: reason.evidence ?? {},
  });
}
