import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { keptBackSeen } from './table.server.ts';
import { settlements } from '../table.server.ts';
import { daysOfQuarter } from '../tds.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';

const kinds = ['tds', 'gst-tds'] as const;

/** Tax that buyers kept back: of a quarter of deduction, of income or of GST, seen by the tax office or not. */
export const KeptBackFilter = TimePage.extend({
  quarter: z
    .string()
    .regex(/^20\d\d-\d\d Q[1-4]$/, 'Send a quarter like 2026-27 Q3')
    .optional(),
  kind: z.enum(kinds).optional(),
  /** `no`: what nobody has found again yet. */
  seen: z.enum(['yes', 'no']).optional(),
});
export type KeptBackFilter = z.infer<typeof KeptBackFilter>;

const matching = ({ quarter, kind, seen }: KeptBackFilter) => {
  const days = quarter ? daysOfQuarter(quarter) : null;
  return and(
    kind ? eq(settlements.kind, kind) : inArray(settlements.kind, [...kinds]),
    days ? and(gte(settlements.deductedOn, days.from), lte(settlements.deductedOn, days.to)) : undefined,
    seen && (seen === 'yes' ? sql`${keptBackSeen.seenOn} is not null` : sql`${keptBackSeen.seenOn} is null`),
  );
};

/** The ledger, the latest first. */
export function listKeptBack(ctx: Ctx, input: KeptBackFilter) {
  allow(ctx.actor, 'receivables:read');
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select({
        id: settlements.id,
        kind: settlements.kind,
        deductedOn: settlements.deductedOn,
        amountPaise: settlements.amountPaise,
        keptBack: settlements.keptBack,
        invoiceId: settlements.invoiceId,
        number: invoices.number,
        buyerName: invoices.buyerName,
        buyerGstin: buyers.gstin,
        seenOn: keptBackSeen.seenOn,
      })
      .from(settlements)
      .innerJoin(invoices, eq(invoices.id, settlements.invoiceId))
      .innerJoin(buyers, eq(buyers.id, settlements.buyerId))
      .leftJoin(keptBackSeen, eq(keptBackSeen.settlementId, settlements.id))
      .where(and(matching(input), before(settlements.id)))
      .orderBy(desc(settlements.id))
      .limit(limit)
      .offset(offset),
  );
}

/**
 * What the same ledger comes to, each tax by itself, and how much of it was found again. Of GST that was kept back, with
 * what of it is the Union's, the state's or of a sale across a border: the portal credits each apart.
 */
export async function sumKeptBack(ctx: Ctx, input: KeptBackFilter) {
  allow(ctx.actor, 'receivables:read');
  const rows = await ctx.db
    .select({
      kind: settlements.kind,
      amountPaise: settlements.amountPaise,
      seenOn: keptBackSeen.seenOn,
      igstPaise: sql<number>`(${invoices.content}->'totals'->>'igstPaise')::bigint`.mapWith(Number),
    })
    .from(settlements)
    .innerJoin(invoices, eq(invoices.id, settlements.invoiceId))
    .leftJoin(keptBackSeen, eq(keptBackSeen.settlementId, settlements.id))
    .where(matching(input));
  return kinds.map((kind) => {
    const of = rows.filter((row) => row.kind === kind);
    const sum = (some: typeof rows) => some.reduce((all, { amountPaise }) => all + amountPaise, 0);
    const across = sum(of.filter(({ igstPaise }) => igstPaise > 0));
    // Each half is kept back by itself; of an odd sum the paisa is the Union's.
    const within = of.filter(({ igstPaise }) => igstPaise === 0);
    const cgstPaise = within.reduce((all, { amountPaise }) => all + Math.ceil(amountPaise / 2), 0);
    return {
      kind,
      paise: sum(of),
      seenPaise: sum(of.filter(({ seenOn }) => seenOn !== null)),
      gst: kind === 'gst-tds' ? { igstPaise: across, cgstPaise, sgstPaise: sum(within) - cgstPaise } : null,
    };
  });
}

/** Ticks one as found in the tax office's statement, or takes the tick away. @throws NotFound */
export async function markKeptBackSeen(
  ctx: Ctx,
  input: { settlementId: string; seen: boolean },
): Promise<void> {
  allow(ctx.actor, 'receivables:edit');
  const { settlementId, seen } = input;
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select({ invoiceId: settlements.invoiceId })
      .from(settlements)
      .where(and(eq(settlements.id, settlementId), inArray(settlements.kind, [...kinds])));
    if (!row?.invoiceId) throw new NotFound(/*staff*/ 'This tax');
    if (seen)
      await ctx.db
        .insert(keptBackSeen)
        .values({ settlementId, seenOn: dateInIndia(ctx.now()) })
        .onConflictDoNothing();
    else await ctx.db.delete(keptBackSeen).where(eq(keptBackSeen.settlementId, settlementId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: row.invoiceId,
      after: { taxKeptBackSeen: seen },
    });
  });
}
