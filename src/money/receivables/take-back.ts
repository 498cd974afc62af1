import { and, asc, desc, eq, gt, isNotNull, sum } from 'drizzle-orm';
import { reduceByReturn, type Return } from './advances.ts';
import { taxesOfAdvances } from './kept-back/of-advance.ts';
import { waitsToGoBack } from './money-on.ts';
import { advances, settlements, type receipts } from './table.server.ts';
import { lockReceivables, writeSettlement } from './write-settlement.ts';
import { followReopened } from '#money/milestones/follow-settled.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

/**
 * Takes money of a receipt out of the books that is ours no more: what waits to go back goes first, then what is an advance;
 * the rest comes off the invoices it settled, the last one first; they are owed again. No note is written: the sale stands.
 * @returns what of the amount found nothing, because it had gone back before
 */
export async function takeBack(
  ctx: Ctx,
  receipt: typeof receipts.$inferSelect,
  { kind, amountPaise, reason }: Return,
): Promise<Paise> {
  const { id: receiptId, buyerId } = receipt;
  let left = amountPaise;
  const take = (mostPaise: Paise) => {
    const taken = Math.min(left, mostPaise);
    left -= taken;
    return taken;
  };
  // Invoices before advances, as everybody locks them who settles one with the other.
  const settled = await settledBy(ctx, receiptId);
  await lockReceivables(
    ctx,
    settled.map(({ invoiceId }) => invoiceId),
  );
  left -= await takeWaiting(ctx, receipt, { kind, amountPaise: left, reason });
  const unused = await ctx.db
    .select()
    .from(advances)
    .where(and(eq(advances.buyerId, buyerId), eq(advances.receiptId, receiptId), gt(advances.leftPaise, 0)))
    .orderBy(asc(advances.id))
    .for('update');
  const taxes = await taxesOfAdvances(
    ctx,
    unused.map(({ id }) => id),
  );
  const fromAdvances = unused.map((advance) => {
    const kept = (taxes.get(advance.id) ?? []).reduce((sum, { leftPaise }) => sum + leftPaise, 0);
    return { advance, amountPaise: take(advance.leftPaise - kept) };
  });
  left -= await takeOffInvoices(ctx, receipt, { kind, amountPaise: left, reason });
  // Last: their vouchers take numbers.
  for (const { advance, amountPaise } of fromAdvances)
    if (amountPaise > 0) await reduceByReturn(ctx, advance, { kind, amountPaise, reason });
  return left;
}

/** The same of what was taken off an invoice before, to go back. @returns what there was of it */
export async function takeWaiting(
  ctx: Ctx,
  receipt: typeof receipts.$inferSelect,
  { kind, amountPaise, reason }: Return,
): Promise<Paise> {
  const taken = Math.min(amountPaise, await waitsToGoBack(ctx, receipt));
  const { id: receiptId, buyerId } = receipt;
  if (taken > 0) await writeSettlement(ctx, { kind, amountPaise: taken, buyerId, receiptId, reason });
  return Math.max(0, taken);
}

/** The same off invoices alone, which the caller has locked. @returns what came off them */
export async function takeOffInvoices(
  ctx: Ctx,
  { id: receiptId, buyerId, reference }: typeof receipts.$inferSelect,
  { kind, amountPaise, reason }: Return,
): Promise<Paise> {
  let left = amountPaise;
  for (const { invoiceId, paise } of await settledBy(ctx, receiptId)) {
    const taken = Math.min(left, paise);
    if (taken === 0) continue;
    left -= taken;
    const row = { buyerId, receiptId, reason };
    await writeSettlement(ctx, { ...row, kind: 'money', amountPaise: -taken, invoiceId });
    await writeSettlement(ctx, { ...row, kind, amountPaise: taken });
    await followReopened(ctx, { invoiceId, reference });
  }
  return amountPaise - left;
}

/** What of a receipt is on which invoice, the last one first. */
async function settledBy(ctx: Pick<Ctx, 'db'>, receiptId: string) {
  const rows = await ctx.db
    .select({ invoiceId: settlements.invoiceId, paise: sum(settlements.amountPaise).mapWith(Number) })
    .from(settlements)
    .where(
      and(
        eq(settlements.receiptId, receiptId),
        eq(settlements.kind, 'money'),
        isNotNull(settlements.invoiceId),
      ),
    )
    .groupBy(settlements.invoiceId)
    .orderBy(desc(settlements.invoiceId));
  return rows.flatMap(({ invoiceId, paise }) => (invoiceId && paise > 0 ? [{ invoiceId, paise }] : []));
}
