import type { SQL } from 'drizzle-orm';
import { leads } from './table.server.ts';
import { countMatching, type capped } from '#kit/rows/capped-count.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { findByWords } from '#kit/rows/find-by-words.ts';
import { filterLeads } from './filter-leads.ts';
import type { LeadFilter } from './lead-filter.ts';

/** How many leads match, up to the cap. */
export async function countLeads(ctx: Ctx, filter: LeadFilter) {
  allow(ctx.actor, 'leads:read');
  return countMatching(ctx, leads, filterLeads(filter, ctx.now()));
}

/**
 * The WHERE of a list.
 * @returns `counted` where words were looked up, which tells how many there are; `isMany` where a page is to be read in order
 */
export async function findLeads(
  ctx: Ctx,
  filter: LeadFilter,
): Promise<{ where: SQL | undefined; counted: ReturnType<typeof capped> | null; isMany: boolean }> {
  const now = ctx.now();
  return filter.q
    ? findByWords(ctx, leads, (asking) => filterLeads(filter, now, asking))
    : { where: filterLeads(filter, now), counted: null, isMany: false };
}
