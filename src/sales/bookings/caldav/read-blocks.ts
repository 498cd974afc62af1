import { sql } from 'drizzle-orm';
import { isFollowed } from './is-followed.ts';
import { calendarAccounts } from './table.server.ts';
import type { Block } from '../slots/slot-times.ts';
import type { Ctx } from '#kit/context.ts';

/** What calendars block in a time: the agency's all that takes place at once, each of the staff's one of it. Who left blocks nothing. */
export async function readBlocks(
  { db }: Pick<Ctx, 'db'>,
  { from, until }: { from: Date; until: Date },
): Promise<Block[]> {
  const { id, staffId, busy } = calendarAccounts;
  const { rows } = await db.execute<{ id: string; whole: boolean; from: string; until: string }>(sql`
    select ${id} as id, ${staffId} is null as whole, span ->> 'from' as "from", span ->> 'until' as "until"
    from ${calendarAccounts}, jsonb_array_elements(${busy}) as span
    where ${isFollowed(db)} and span ->> 'until' > ${from.toISOString()} and span ->> 'from' < ${until.toISOString()}`);
  return rows.map((row) => ({
    calendar: row.id,
    whole: row.whole,
    startsAt: new Date(row.from),
    endsAt: new Date(row.until),
  }));
}
