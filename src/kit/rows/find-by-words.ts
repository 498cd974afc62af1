import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kit/context.ts';
import { capped, countCap } from './capped-count.ts';
import type { Asking } from './matches-words.ts';

/**
 * The WHERE of a list that is searched by words. The database cannot tell rare words from common ones before it looks, so
 * they are looked up first: few rows are then named one by one, of many a page's worth is found in the order of the list
 * (`readInOrder`). Whole words are looked up before beginnings: for these the index gathers everything that begins so, and
 * of what is common that is spared.
 * @returns `counted` what the look-up has told, up to the cap; `isMany` where a page has to be read in order
 */
export async function findByWords(
  { db }: Pick<Ctx, 'db'>,
  table: PgTable & { id: PgColumn },
  whereOf: (asking: Asking) => SQL | undefined,
): Promise<{ where: SQL | undefined; counted: ReturnType<typeof capped>; isMany: boolean }> {
  let ids: unknown[] = [];
  for (const asking of ['whole words', 'beginnings'] as const) {
    const some = await db
      .select({ id: table.id })
      .from(table)
      .where(whereOf(asking))
      .limit(countCap + 1);
    ids = some.map(({ id }) => id);
    if (ids.length > countCap)
      return { where: whereOf('beginnings'), counted: capped(ids.length), isMany: true };
  }
  return { where: inArray(table.id, ids), counted: capped(ids.length), isMany: false };
}
