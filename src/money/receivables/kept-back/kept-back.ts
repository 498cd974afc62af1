import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { keptBackSeen } from './table.server.ts';
import { isKeptBackThen } from './of-advance.ts';
import { advances, settlements } from '../table.server.ts';
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
    isKeptBackThen,
    kind ? eq(settlements.kind, kind) : inArray(settlements.kind, [...kinds]),
    days ? and(gte(settlements.deductedOn, days.from), lte(settlements.deductedOn, days.to)) : undefined,
    // Asked of each row: of a join the database takes the unseen for so rare that it reads them all.
    seen &&
      sql`(select seen_on from kept_back_seen where settlement_id = ${settlements.id}) is ${sql.raw(seen === 'yes' ? 'not null' : 'null')}`,
  );
};

/** What a tax was kept back of: an invoice, or the voucher of an advance; null for an advance without one. */
const documentId = sql`coalesce(${settlements.invoiceId}, ${advances.voucherId})`;

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
        invoiceId: invoices.id,
        number: sql<string>`coalesce(${invoices.number}, '')`,
        buyerName: sql<string>`coalesce(${invoices.buyerName}, nullif(${buyers.company}, ''), ${buyers.name})`,
        buyerGstin: buyers.gstin,
        seenOn: keptBackSeen.seenOn,
      })
      .from(settlements)
      .leftJoin(advances, eq(advances.id, settlements.advanceId))
      .leftJoin(invoices, eq(invoices.id, documentId))
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
  const [found, gst] = await Promise.all([
    ctx.db
      .select({
        kind: settlements.kind,
        paise: sql`sum(${settlements.amountPaise})`.mapWith(Number),
        seenPaise:
          sql`coalesce(sum(${settlements.amountPaise}) filter (where ${keptBackSeen.seenOn} is not null), 0)`.mapWith(
            Number,
          ),
      })
      .from(settlements)
      .leftJoin(keptBackSeen, eq(keptBackSeen.settlementId, settlements.id))
      .where(matching(input))
      .groupBy(settlements.kind),
    partsOfGst(ctx, input),
  ]);
  return kinds.map((kind) => {
    const { paise = 0, seenPaise = 0 } = found.find((one) => one.kind === kind) ?? {};
    return { kind, paise, seenPaise, gst: kind === 'gst-tds' ? gst : null };
  });
}

/** By where it was sold, as the document says: only of what is kept back of GST is that read. */
async function partsOfGst(ctx: Ctx, input: KeptBackFilter) {
  // Of an advance its voucher says it; looked up by itself, for nearly all are of invoices.
  const igst = sql`case when ${settlements.advanceId} is null then (${invoices.content}->'totals'->>'igstPaise')::bigint
    else (select (v.content->'totals'->>'igstPaise')::bigint from advances a join invoices v on v.id = a.voucher_id
      where a.id = ${settlements.advanceId}) end`;
  const sums = await ctx.db
    .select({
      isAcross: sql<boolean>`coalesce(${igst} > 0, false)`.as('is_across'),
      paise: sql`sum(${settlements.amountPaise})`.mapWith(Number),
      // Each half is kept back by itself; of an odd sum the paisa is the Union's, of one that is taken back too.
      cgstPaise:
        sql`sum(sign(${settlements.amountPaise}) * ceil(abs(${settlements.amountPaise}) / 2.0))`.mapWith(
          Number,
        ),
    })
    .from(settlements)
    .leftJoin(invoices, eq(invoices.id, settlements.invoiceId))
    .where(and(matching(input), eq(settlements.kind, 'gst-tds')))
    .groupBy(sql`is_across`);
  const across = sums.find(({ isAcross }) => isAcross);
  const { paise = 0, cgstPaise = 0 } = sums.find(({ isAcross }) => !isAcross) ?? {};
  return { igstPaise: across?.paise ?? 0, cgstPaise, sgstPaise: paise - cgstPaise };
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
      .select({ invoiceId: settlements.invoiceId, receiptId: settlements.receiptId })
      .from(settlements)
      .where(and(eq(settlements.id, settlementId), inArray(settlements.kind, [...kinds]), isKeptBackThen));
    if (!row) throw new NotFound(/*staff*/ 'This tax');
    if (seen)
      await ctx.db
        .insert(keptBackSeen)
        .values({ settlementId, seenOn: dateInIndia(ctx.now()) })
        .onConflictDoNothing();
    else await ctx.db.delete(keptBackSeen).where(eq(keptBackSeen.settlementId, settlementId));
    await audit(ctx, {
      action: 'changed',
      ...(row.invoiceId
        ? { subjectType: 'invoice', subjectId: row.invoiceId }
        : { subjectType: 'receipt', subjectId: row.receiptId ?? settlementId }),
      after: { taxKeptBackSeen: seen },
    });
  });
}
