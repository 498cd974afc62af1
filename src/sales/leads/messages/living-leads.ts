import { and, sql, type SQL } from 'drizzle-orm';
import { leads } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * The leads that something belongs to, the newest first and junk last, where those that became part of others lead on to them: a lead
 * keeps one number and one address, and people go on writing from the other one. Those in the trash are left out.
 * @param which says it of a row of `leads`
 * @param only which of those that live; without it any
 */
export async function livingLeads(
  ctx: Pick<Ctx, 'db'>,
  { which, limit, only }: { which: SQL | undefined; limit: number; only?: SQL | undefined },
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`with recursive found as (
      select id, merged_into, deleted_at, status, false as led_on from ${leads} where ${which}
      union select other.id, other.merged_into, other.deleted_at, other.status, true
      from ${leads} other join found on found.merged_into = other.id
    ) select id from found where ${and(sql`merged_into is null and deleted_at is null`, only)}
    group by id, status in ('suspected', 'junk')
    order by status in ('suspected', 'junk'), bool_and(led_on), id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
