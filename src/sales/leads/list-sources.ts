import { sql } from 'drizzle-orm';
import { leads } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';

/** Every source that some lead came from, hopping from one to the next in the index instead of reading all leads. */
export async function listLeadSources(ctx: Ctx): Promise<string[]> {
  allow(ctx.actor, 'leads:read');
  const found = await ctx.db.select({ source: sql<string>`hop.source` }).from(
    sql`(with recursive hop as (
        (select source from ${leads} order by source limit 1)
        union all
        select (select l.source from ${leads} l where l.source > hop.source order by l.source limit 1)
        from hop where hop.source is not null
      ) select source from hop where source is not null limit 200) hop`,
  );
  return found.map((row) => row.source);
}
