import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { leads } from './table.server.ts';
import { countMatching, type capped } from '#kit/rows/capped-count.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { isWholePhone, phoneDigits } from '#kit/india/phone.ts';
import { findByWords } from '#kit/rows/find-by-words.ts';
import { isDigits } from '#kit/rows/matches-words.ts';
import { filterLeads } from './filter-leads.ts';
import { livingLeads } from './messages/living-leads.ts';
import type { LeadFilter } from './lead-filter.ts';

/** How many leads match, up to the cap. */
export async function countLeads(ctx: Ctx, filter: LeadFilter) {
  allow(ctx.actor, 'leads:read');
  return countMatching(ctx, leads, filterLeads(ctx, filter));
}

/**
 * The WHERE of a list.
 * @returns `counted` where words were looked up, which tells how many there are; `isMany` where a page is to be read in order
 */
export async function findLeads(
  ctx: Ctx,
  filter: LeadFilter,
): Promise<{ where: SQL | undefined; counted: ReturnType<typeof capped> | null; isMany: boolean }> {
  if (!filter.q) return { where: filterLeads(ctx, filter), counted: null, isMany: false };
  const ledOn = await mergedUnder(ctx, filter.q);
  return findByWords(ctx, leads, (asking) => filterLeads(ctx, filter, { asking, ledOn }));
}

/** Where leads of a whole number or address went that became part of others: these keep one of each. */
async function mergedUnder(ctx: Pick<Ctx, 'db'>, q: string): Promise<string[]> {
  const isNumber = isDigits(q) && isWholePhone(q);
  if (!isNumber && !/^\S+@\S+$/.test(q)) return [];
  const theirs = isNumber ? eq(leads.phone, phoneDigits(q)) : eq(sql`lower(${leads.email})`, q.toLowerCase());
  return livingLeads(ctx, { which: and(theirs, isNotNull(leads.mergedInto)), limit: 100 });
}
