import { count, sum } from 'drizzle-orm';
import { allow, type Ctx } from '#kit/context.ts';
import { findLeads } from '../find-leads.ts';
import type { LeadFilter } from '../lead-filter.ts';
import { leads } from '../table.server.ts';

/** How many leads of each status match, and what they are worth together; a status of which there are none is left out. */
export async function sumLeads(ctx: Ctx, filter: LeadFilter) {
  allow(ctx.actor, 'leads:read');
  const { where } = await findLeads(ctx, filter);
  const byStatus = await ctx.db
    .select({ status: leads.status, count: count(), valuePaise: sum(leads.valuePaise).mapWith(Number) })
    .from(leads)
    .where(where)
    .groupBy(leads.status);
  // What has no value at all has no sum either.
  return byStatus.map((row) => ({ ...row, valuePaise: row.valuePaise ?? 0 }));
}
