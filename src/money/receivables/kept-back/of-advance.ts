import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { advances, settlements } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { share, spread } from '#kit/india/spread.ts';

type Row = typeof settlements.$inferSelect;
/** Tax that was kept back of an advance. `leftPaise`: what no invoice has taken of it. */
export type TaxOfAdvance = Pick<Row, 'kind' | 'amountPaise' | 'deductedOn' | 'keptBack'> & {
  leftPaise: Paise;
};

/**
 * What the ledger counts: each tax once, when it was kept back. What an invoice takes of an advance's tax is told once more
 * on the invoice, and is no other.
 */
export const isKeptBackThen = or(isNull(settlements.advanceId), isNull(settlements.invoiceId));

/** The taxes of these advances, by advance. */
export async function taxesOfAdvances(
  ctx: Pick<Ctx, 'db'>,
  advanceIds: string[],
): Promise<Map<string, TaxOfAdvance[]>> {
  if (advanceIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(settlements)
    .where(
      and(
        isNotNull(settlements.advanceId),
        inArray(settlements.advanceId, advanceIds),
        inArray(settlements.kind, ['tds', 'gst-tds']),
      ),
    )
    .orderBy(asc(settlements.id));
  const [taken, kept] = [
    rows.filter(({ invoiceId }) => invoiceId !== null),
    rows.filter(({ invoiceId }) => invoiceId === null),
  ];
  return Map.groupBy(
    kept.map((row) => {
      const its = taken.filter((one) => one.advanceId === row.advanceId && one.kind === row.kind);
      return { ...row, leftPaise: its.reduce((left, one) => left - one.amountPaise, row.amountPaise) };
    }),
    ({ advanceId }) => advanceId ?? '',
  );
}

/** What of an advance that is left was kept back as tax: it can be used, and not sent back. */
export async function keptBackOfAdvance(ctx: Pick<Ctx, 'db'>, advanceId: string): Promise<Paise> {
  const taxes = (await taxesOfAdvances(ctx, [advanceId])).get(advanceId) ?? [];
  return taxes.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
}

/**
 * So much of an advance, as an invoice takes it: money, and of each tax its share. Under the advance's lock, before it is
 * reduced.
 */
export async function cutOfAdvance(
  ctx: Pick<Ctx, 'db'>,
  { advanceId, amountPaise }: { advanceId: string; amountPaise: Paise },
): Promise<{ moneyPaise: Paise; taxes: Pick<Row, 'kind' | 'amountPaise' | 'deductedOn' | 'keptBack'>[] }> {
  const taxes = (await taxesOfAdvances(ctx, [advanceId])).get(advanceId) ?? [];
  if (taxes.length === 0) return { moneyPaise: amountPaise, taxes: [] };
  const [advance] = await ctx.db
    .select({ leftPaise: advances.leftPaise })
    .from(advances)
    .where(eq(advances.id, advanceId));
  const lefts = taxes.map(({ leftPaise }) => leftPaise);
  const moneyLeft = lefts.reduce((left, paise) => left - paise, advance?.leftPaise ?? 0);
  const [moneyPaise = 0, ...parts] = spread(amountPaise, [moneyLeft, ...lefts]);
  return {
    moneyPaise,
    taxes: taxes.flatMap(({ kind, amountPaise: wholePaise, deductedOn, keptBack }, i) => {
      const paise = parts[i] ?? 0;
      if (paise === 0) return [];
      const basePaise = share(keptBack?.basePaise ?? 0, paise, wholePaise);
      return [{ kind, amountPaise: paise, deductedOn, keptBack: keptBack && { ...keptBack, basePaise } }];
    }),
  };
}
