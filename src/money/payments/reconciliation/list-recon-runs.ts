import { desc } from 'drizzle-orm';
import { reconRuns } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';

/** The last comparisons with the gateway's books. */
export async function listReconRuns(ctx: Ctx) {
  allow(ctx.actor, 'payments:read');
  const data = await ctx.db.select().from(reconRuns).orderBy(desc(reconRuns.at)).limit(60);
  return { data, total: data.length, nextCursor: null };
}
