import { inArray, type SQL } from 'drizzle-orm';
import { leads } from './table.server.ts';
import { capped, countCap, countMatching } from '#kit/rows/capped-count.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { filterLeads } from './filter-leads.ts';
import type { LeadFilter } from './lead-filter.ts';

/** How many leads match, up to the cap. */
export async function countLeads(ctx: Ctx, filter: LeadFilter) {
  allow(ctx.actor, 'leads:read');
  return countMatching(ctx, leads, filterLeads(filter, ctx.now()));
}

/**
 * The WHERE of a list. The database cannot tell rare words from common ones before it looks, so words are looked up
 * first: few leads are then named one by one, of many a page's worth is found among the latest.
 * @returns `counted` where the look-up has told how many there are
 */
export async function findLeads(
  ctx: Ctx,
  filter: LeadFilter,
): Promise<{ where: SQL | undefined; counted: ReturnType<typeof capped> | null }> {
  const where = filterLeads(filter, ctx.now());
  if (!filter.q) return { where, counted: null };
  const some = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(where)
    .limit(countCap + 1);
  const ids = some.map(({ id }) => id);
  return { where: ids.length > countCap ? where : inArray(leads.id, ids), counted: capped(ids.length) };
}
