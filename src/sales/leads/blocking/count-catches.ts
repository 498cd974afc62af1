import { eq, sql } from 'drizzle-orm';
import { blockRules } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Counts what each of these rules has caught, an id for each enquiry. In the transaction that files them. */
export async function countCatches({ db, now }: Pick<Ctx, 'db' | 'now'>, ruleIds: string[]): Promise<void> {
  const at = now();
  // One order everywhere: two processes cannot wait for each other.
  for (const [id, { length }] of [...Map.groupBy(ruleIds, (id) => id)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    await db
      .update(blockRules)
      .set({ hits: sql`${blockRules.hits} + ${length}`, lastHitAt: at })
      .where(eq(blockRules.id, id));
}
