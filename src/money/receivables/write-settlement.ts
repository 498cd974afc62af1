import { asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { followMoney } from './follow-money.ts';
import { isPaying } from './settlement.ts';
import { receivables, settlements } from './table.server.ts';
import { followSettled } from '#money/milestones/follow-settled.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { Paise } from '#kit/india/money.ts';

export type Receivable = typeof receivables.$inferSelect;
type Row = typeof settlements.$inferInsert;

/** From now on this invoice is owed, whole. */
export async function beginReceivable(
  ctx: Pick<Ctx, 'db'>,
  input: { invoiceId: string; buyerId: string; dueOn: string; totalPaise: Paise },
): Promise<void> {
  await ctx.db.insert(receivables).values({ ...input, openPaise: input.totalPaise });
}

/**
 * What is owed of these invoices, held until the transaction ends; in one order for everybody, so that nobody waits for
 * whom it keeps waiting.
 */
export async function lockReceivables(ctx: Pick<Ctx, 'db'>, invoiceIds: string[]): Promise<Receivable[]> {
  if (invoiceIds.length === 0) return [];
  return ctx.db
    .select()
    .from(receivables)
    .where(inArray(receivables.invoiceId, invoiceIds))
    .orderBy(asc(receivables.invoiceId))
    .for('update');
}

/** @throws NotFound, also for an invoice that a payment made: it was never owed */
export async function lockReceivable(
  ctx: Pick<Ctx, 'db'>,
  input: { invoiceId: string },
): Promise<Receivable> {
  const [found] = await lockReceivables(ctx, [input.invoiceId]);
  if (!found) throw new NotFound(/*staff*/ 'This open invoice');
  return found;
}

/** Writes down what settles an invoice, or money that was sent back, and what is open then. Under the lock of the invoice. */
export async function writeSettlement(ctx: Ctx, row: Omit<Row, 'id' | 'at' | 'staffId'>): Promise<string> {
  const id = v7();
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  await ctx.db.insert(settlements).values({ ...row, id, at: ctx.now(), staffId });
  if (row.invoiceId) {
    const [left] = await ctx.db
      .update(receivables)
      .set({ openPaise: sql`${receivables.openPaise} - ${row.amountPaise}` })
      .where(eq(receivables.invoiceId, row.invoiceId))
      .returning();
    const { invoiceId, buyerId, amountPaise } = row;
    if (row.kind === 'money' && amountPaise > 0) await followMoney(ctx, { invoiceId, buyerId, amountPaise });
    if (left?.openPaise === 0 && isPaying(row.kind)) await followSettled(ctx, { invoiceId });
    if (left) await tellOfOpen(ctx, left, row);
  }
  return id;
}

/** Tells other systems when an invoice is paid, or something of it is owed again. */
async function tellOfOpen(
  ctx: Ctx,
  { invoiceId, buyerId, openPaise }: Receivable,
  { kind, amountPaise }: Pick<Row, 'kind' | 'amountPaise'>,
): Promise<void> {
  if (openPaise === 0 && amountPaise > 0 && isPaying(kind))
    await queueWebhooks(ctx, 'invoice.paid', { invoiceId, buyerId });
  if (openPaise > 0 && openPaise + amountPaise === 0)
    await queueWebhooks(ctx, 'invoice.reopened', { invoiceId, buyerId, openPaise });
}
