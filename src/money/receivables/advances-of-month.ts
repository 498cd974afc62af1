import { and, asc, eq, gt, gte, inArray, isNotNull, lt, notInArray, notLike, or } from 'drizzle-orm';
import { paidBeforeInvoice } from './paid-before-invoice.ts';
import { advances, settlements } from './table.server.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import type { InvoiceContent, TaxParts } from '#money/invoices/invoice.ts';
import { byPart, difference, type AdvancePart } from '#money/invoices/tax-parts.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { dayRange } from '#money/invoices/tax-month.ts';

/** `month`: when it was written down; `issuedIn`: the month of the invoice that took it, null for what was sent back. */
type Used = { isUsed: boolean; paise: Paise; month: string; issuedIn: string | null };

/**
 * The tax of advances in a month's return: of those taken in it what nothing took before its end (table 11A), and of
 * earlier ones what invoices took in it (table 11B): invoices that were issued in it, or long before the advance came. What
 * was sent back after its month is claimed elsewhere, and is in neither.
 */
export async function advancesOfMonth(
  ctx: Pick<Ctx, 'db'>,
  { month }: { month: string },
): Promise<{ taken: AdvancePart[]; used: AdvancePart[] }> {
  const { from, next, start, end } = dayRange(month);
  const usedThen = ctx.db
    .select({ id: settlements.advanceId })
    .from(settlements)
    .where(and(gt(settlements.amountPaise, 0), gte(settlements.at, start), lt(settlements.at, end)));
  const usedByThen = ctx.db
    .select({ id: settlements.advanceId })
    .from(settlements)
    .innerJoin(invoices, eq(invoices.id, settlements.invoiceId))
    .where(and(gt(settlements.amountPaise, 0), gte(invoices.issuedAt, start), lt(invoices.issuedAt, end)));
  const rows = await ctx.db
    .select({
      id: advances.id,
      takenOn: advances.takenOn,
      amountPaise: advances.amountPaise,
      content: invoices.content,
    })
    .from(advances)
    .innerJoin(invoices, eq(invoices.id, advances.voucherId))
    .where(
      and(
        notLike(invoices.number, `${samplePrefix}/%`),
        lt(advances.takenOn, next),
        or(gte(advances.takenOn, from), inArray(advances.id, usedThen), inArray(advances.id, usedByThen)),
      ),
    )
    .orderBy(asc(advances.id));
  const uses = await usesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const all = rows.map((row) => {
    const steps = partsOf(row, uses.get(row.id) ?? []);
    const isTaken = row.takenOn.startsWith(month);
    const leftThen = steps.filter((step) => step.month > month);
    return { isTaken, steps, leftThen, content: row.content };
  });
  const paid = await paidBeforeInvoice(ctx, { month });
  return {
    taken: all
      .filter(({ isTaken }) => isTaken)
      .flatMap(({ content, leftThen }) => leftThen.flatMap(({ parts }) => named(content, parts)))
      .concat(paid.taken),
    used: all
      .filter(({ isTaken }) => !isTaken)
      .flatMap(({ content, steps }) =>
        steps
          .filter((step) => step.month === month && step.isUsed)
          .flatMap(({ parts }) => named(content, parts)),
      )
      .concat(paid.used),
  };
}

const named = ({ placeOfSupply, rates }: InvoiceContent, parts: TaxParts[]): AdvancePart[] =>
  rates.flatMap(({ percent }, i) => {
    const part = parts[i];
    return part ? [{ ...part, placeOfSupply, percent }] : [];
  });

/** An advance cut at each use, in their order, and what is left at the end, rate by rate; all together are the advance. */
function partsOf(
  { amountPaise, takenOn, content }: { amountPaise: Paise; takenOn: string; content: InvoiceContent },
  uses: Used[],
) {
  const upTo = (paise: Paise) =>
    content.rates.map((rate) => byPart((name) => share(rate[name], paise, amountPaise)));
  let before = 0;
  const left = {
    isUsed: false,
    paise: amountPaise - uses.reduce((sum, { paise }) => sum + paise, 0),
    month: '9999-99',
    issuedIn: null,
  };
  return [...uses, ...(left.paise > 0 ? [left] : [])].map(({ isUsed, paise, month, issuedIn }) => {
    const [from, to] = [upTo(before), upTo(before + paise)];
    before += paise;
    const parts = to.map((one, i) => difference(one, from[i]));
    // An invoice of a later month takes it where it is returned itself, whenever somebody wrote that down.
    return { isUsed, month: issuedIn && takenOn.slice(0, 7) < issuedIn ? issuedIn : month, parts };
  });
}

/** What took how much of each advance, the first one first. */
async function usesOf(ctx: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, Used[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      advanceId: settlements.advanceId,
      invoiceId: settlements.invoiceId,
      paise: settlements.amountPaise,
      at: settlements.at,
      issuedAt: invoices.issuedAt,
    })
    .from(settlements)
    .leftJoin(invoices, eq(invoices.id, settlements.invoiceId))
    .where(
      and(
        inArray(settlements.advanceId, ids),
        gt(settlements.amountPaise, 0),
        // What was kept back of it as tax is a part of what was taken.
        or(isNotNull(settlements.invoiceId), notInArray(settlements.kind, ['tds', 'gst-tds'])),
      ),
    )
    .orderBy(asc(settlements.id));
  const uses = new Map<string, Used[]>();
  for (const { advanceId, invoiceId, paise, at, issuedAt } of rows)
    if (advanceId)
      uses.set(advanceId, [
        ...(uses.get(advanceId) ?? []),
        {
          isUsed: invoiceId !== null,
          paise,
          month: dateInIndia(at).slice(0, 7),
          issuedIn: issuedAt && dateInIndia(issuedAt).slice(0, 7),
        },
      ]);
  return uses;
}
