import { count, gt, sql } from 'drizzle-orm';
import { ownershipPrefix, samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { financialYearOf } from '#kit/india/financial-year.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { invoiceKinds, seriesOf } from './invoice.ts';
import { invoices, invoiceSeries } from './table.server.ts';

const least = 100;
const yearMs = 365 * 86_400_000;

/**
 * Lets each series go on behind what may have been given out since a moment of which nothing is known: behind three times
 * what its prefix and kind gave out in as long a time before, at least a hundred. One that may have begun since, of a kind
 * or of a financial year, goes on as well. In a return they count as cancelled.
 */
export async function leaveOutNumbers(ctx: Pick<Ctx, 'db' | 'now'>, { since }: { since: Date }) {
  const asLongBefore = new Date(2 * since.getTime() - ctx.now().getTime());
  const given = await ctx.db
    .select({ series: invoices.series, many: count() })
    .from(invoices)
    .where(gt(invoices.issuedAt, asLongBefore))
    .groupBy(invoices.series);
  const leftOut = (series: string) =>
    given
      .filter((one) => anyYear(one.series) === anyYear(series))
      .reduce((all, { many }) => all + 3 * many, 0);
  const years = yearsUntil(since, ctx.now());
  const rows = (await prefixes(ctx)).flatMap((prefix) =>
    invoiceKinds.flatMap((kind) =>
      years.map((year) => {
        const series = seriesOf(prefix, kind, year);
        return { series, last: Math.max(least, leftOut(series)) };
      }),
    ),
  );
  await ctx.db
    .insert(invoiceSeries)
    .values(rows)
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: { last: sql`${invoiceSeries.last} + excluded.last` },
    });
}

const anyYear = (series: string) => series.replace(/\/.*\//, '//');

/** What serials begin with, or began with. */
async function prefixes(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const { invoicePrefix } = await readSettings(ctx);
  const there = await ctx.db.select({ series: invoiceSeries.series }).from(invoiceSeries);
  const begun = there.map(({ series }) => series.replace(/\/.*/, ''));
  return [...new Set([invoicePrefix, samplePrefix, ownershipPrefix, ...begun])];
}

/** The financial years that two moments lie in, and those between. */
function yearsUntil(since: Date, now: Date): string[] {
  const years = new Set<string>();
  for (let at = since.getTime(); at < now.getTime(); at += yearMs)
    years.add(financialYearOf(dateInIndia(new Date(at))));
  return [...years.add(financialYearOf(dateInIndia(now)))];
}
