import { and, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { outsideLeads } from './table.server.ts';

/** What became no lead within ninety days becomes none; that it was there stays known by its id. */
export async function purgeOutsideLeads(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db
    .update(outsideLeads)
    .set({ raw: sql`null` })
    .where(and(isNotNull(outsideLeads.raw), sql`${outsideLeads.at} < now() - interval '90 days'`));
}
