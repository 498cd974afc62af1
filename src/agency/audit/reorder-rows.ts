import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { audit } from './record.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';

type Reorder = {
  /** The list as it is, held by the caller until the transaction ends. */
  rows: { id: string }[];
  /** The same rows in their new order. */
  ids: string[];
  /** Under which the audit knows one of them. */
  subject: string;
  /** What they are called: `services`. */
  noun: string;
  /** The position of the first. */
  first?: number;
};

/**
 * Puts a list into another order, in the caller's transaction.
 * @throws Conflict when a row was added or removed since the list was read
 */
export async function reorderRows(
  ctx: Pick<Ctx, 'db' | 'actor' | 'request'>,
  table: PgTable & { id: PgColumn; position: PgColumn },
  { rows, ids, subject, noun, first = 1 }: Reorder,
): Promise<void> {
  const before = rows.map(({ id }) => id);
  if (before.toSorted().join() !== ids.toSorted().join())
    throw new Conflict(`The list of ${noun} has changed. Please load it again.`);
  for (const [index, id] of ids.entries())
    await ctx.db
      .update(table)
      .set({ [table.position.name]: first + index })
      .where(eq(table.id, id));
  await audit(ctx, { action: 'reordered', subjectType: subject, subjectId: 'list', before, after: ids });
}
