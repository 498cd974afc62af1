import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kit/context.ts';

/** A table whose rows hang on something else, and the columns that name a row and what it hangs on. */
export type Belonging = { table: PgTable; key: PgColumn; owner: PgColumn };

type Move<Name extends string> = {
  from: string;
  to: string;
  /** Keys of the rows that move; all when left out. What was noted by an earlier version may know fewer names. */
  only?: Partial<Record<Name, string[]>>;
  /** Of some tables, which rows may move. */
  movable?: Partial<Record<Name, SQL>>;
};

/** Gives what hangs on one thing to another. @returns the keys of what moved */
export async function moveRows<Name extends string>(
  { db }: Pick<Ctx, 'db'>,
  belongings: Record<Name, Belonging>,
  { from, to, only, movable }: Move<Name>,
): Promise<Record<Name, string[]>> {
  const moved: [string, string[]][] = [];
  for (const [name, { table, key, owner }] of Object.entries(belongings) as [Name, Belonging][]) {
    const rows = await db
      .update(table)
      .set({ [owner.name]: to })
      .where(and(eq(owner, from), only && inArray(key, only[name] ?? []), movable?.[name]))
      .returning({ key });
    moved.push([name, rows.map((row) => String(row.key))]);
  }
  return Object.fromEntries(moved) as Record<Name, string[]>;
}
