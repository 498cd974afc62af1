import { and, desc, eq, gt, inArray, isNotNull, sum } from 'drizzle-orm';
import { taxesOfAdvances } from './kept-back/of-advance.ts';
import { advances, receivables, settlements, type receipts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

export type MoneyOn = { receiptId: string; paise: Paise };

/** What of which receipt is on an invoice, the latest first. */
export async function moneyOn(ctx: Pick<Ctx, 'db'>, invoiceId: string): Promise<MoneyOn[]> {
  const rows = await ctx.db
    .select({ receiptId: settlements.receiptId, paise: sum(settlements.amountPaise).mapWith(Number) })
    .from(settlements)
    .where(
      and(
        eq(settlements.invoiceId, invoiceId),
        eq(settlements.kind, 'money'),
        isNotNull(settlements.receiptId),
      ),
    )
    .groupBy(settlements.receiptId)
    .orderBy(desc(settlements.receiptId));
  return rows.flatMap(({ receiptId, paise }) => (receiptId && paise > 0 ? [{ receiptId, paise }] : []));
}

export const paiseOn = (money: MoneyOn[]): Paise => money.reduce((sum, { paise }) => sum + paise, 0);

/** What is open of an invoice and the money on it; null where it has no account. */
export async function leftOnAccount(ctx: Pick<Ctx, 'db'>, invoiceId: string): Promise<Paise | null> {
  const [owed] = await ctx.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
  return owed ? owed.openPaise + paiseOn(await moneyOn(ctx, invoiceId)) : null;
}

/** So much of it, of the latest receipts. */
export function latestMoney(money: MoneyOn[], sumPaise: Paise): MoneyOn[] {
  let left = Math.max(0, sumPaise);
  return money.flatMap(({ receiptId, paise }) => {
    const taken = Math.min(left, paise);
    left -= taken;
    return taken > 0 ? [{ receiptId, paise: taken }] : [];
  });
}

/** What of a receipt is on no invoice and in no advance: money that was taken off to go back, and has not gone yet. */
export async function waitsToGoBack(
  ctx: Pick<Ctx, 'db'>,
  { id, buyerId, amountPaise }: typeof receipts.$inferSelect,
): Promise<Paise> {
  const [gone] = await ctx.db
    .select({ paise: sum(settlements.amountPaise).mapWith(Number) })
    .from(settlements)
    .where(
      and(eq(settlements.receiptId, id), inArray(settlements.kind, ['money', 'sent-back', 'came-back'])),
    );
  const its = await ctx.db
    .select()
    .from(advances)
    .where(and(eq(advances.buyerId, buyerId), eq(advances.receiptId, id), gt(advances.leftPaise, 0)));
  const taxes = await taxesOfAdvances(
    ctx,
    its.map((one) => one.id),
  );
  const kept = [...taxes.values()].flat().reduce((sum, { leftPaise }) => sum + leftPaise, 0);
  return its.reduce((left, { leftPaise }) => left - leftPaise, amountPaise - (gone?.paise ?? 0) + kept);
}
