import { asc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kit/context.ts';

/** For how long a merge of two records can be undone. */
export const mergeUndoDays = 30;
const since = sql`now() - ${`${mergeUndoDays} days`}::interval`;

/** @param at when the merge was made */
export const canBeUndone = (at: PgColumn) => gt(at, since);
export const isForGood = (at: PgColumn) => lte(at, since);

/** Both in one order, so that two merges cannot wait for each other. Who is not there is undefined. */
export async function lockBoth<Row extends { id: string }>(
  { db }: Pick<Ctx, 'db'>,
  table: PgTable & { id: PgColumn; $inferSelect: Row },
  ids: [string, string],
): Promise<(Row | undefined)[]> {
  const rows = (await db
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for('update')) as Row[];
  return ids.map((id) => rows.find((row) => row.id === id));
}
