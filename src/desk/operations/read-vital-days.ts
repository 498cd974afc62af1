import { sql } from 'drizzle-orm';
import { visitEvents } from '#content/visits/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { VitalDays } from './operations.ts';

/** How fast pages were for three visitors of four, day by day over the last thirty. */
export async function readVitalDays(ctx: Ctx): Promise<VitalDays> {
  allow(ctx.actor, 'operations:read');
  const { rows } = await ctx.db.execute<VitalDays[number]>(sql`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, name,
      percentile_cont(0.75) within group (order by value) as p75, count(*)::int as samples
    from ${visitEvents}
    where kind = 'web_vital' and value is not null and at >= now() - interval '30 days'
    group by 1, 2 order by 1, 2`);
  return rows;
}
