import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kit/context.ts';

/** Counting stops here: "more than a thousand" is as good to a reader, and never slow. */
export const countCap = 1_000;

export const capped = (n: number) => ({ total: Math.min(n, countCap), totalIsCapped: n > countCap });

/** How many rows match, up to the cap. */
export async function countMatching({ db }: Pick<Ctx, 'db'>, table: PgTable, matching: SQL | undefined) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matching)
    .limit(countCap + 1)
    .as('some');
  return capped(await db.$count(some));
}
