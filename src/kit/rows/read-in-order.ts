import { sql } from 'drizzle-orm';
import type { Ctx, Db } from '#kit/context.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Reads a list in its order until a page is full, where that is the quickest: the database would rather gather all that
 * match and sort them, for it takes every beginning of a word for a rare one.
 * By one process: several would each read on past the end of the page.
 */
export const readInOrder = <T>(ctx: Pick<Ctx, 'db'>, read: (db: Db) => PromiseLike<T>): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(
      sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true)`,
    );
    return read(ctx.db);
  });
