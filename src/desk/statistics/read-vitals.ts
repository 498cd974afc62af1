import { sql, type SQL } from 'drizzle-orm';
import { visitEvents as events } from '#content/visits/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { rateVital, webVitals, type WebVital } from '#content/visits/visit-event.ts';
import type { Statistics } from './statistics.ts';

const maxPages = 20;

/** How fast pages were for three visitors of four: all together (an empty path), then the most measured ones. */
export async function readVitals(ctx: Ctx, when: SQL | undefined): Promise<Statistics['vitals']> {
  const known = sql.join(
    Object.keys(webVitals).map((name) => sql`${name}`),
    sql`, `,
  );
  const p75 = sql`percentile_cont(0.75) within group (order by value)`;
  const { rows } = await ctx.db.execute<{ path: string; name: WebVital; p75: number; samples: number }>(sql`
    with measured as (
      select path, name, value from ${events}
      where kind = 'web_vital' and value is not null and name in (${known})
        and ${when ?? sql`true`}
    ), most as (
      select path, count(*) as weight from measured group by path order by count(*) desc, path limit ${maxPages}
    )
    select path, name, p75, samples from (
      select '' as path, name, ${p75} as p75, count(*)::int as samples, null::bigint as weight
        from measured group by name
      union all
      select path, name, ${p75}, count(*)::int, weight
        from measured join most using (path) group by path, name, weight
    ) as found order by weight desc nulls first, path, name`);
  return rows.map((row) => ({ ...row, rating: rateVital(row.name, row.p75) }));
}
