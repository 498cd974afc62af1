import { sql } from 'drizzle-orm';
import type { Ctx, Db } from '#kit/context.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Reads a list in its order until a page is full, where that is the quickest: the database would rather gather all that
 * match and sort them, for it takes every beginning of a word for a rare one.
 */
export const readInOrder = <T>(ctx: Pick<Ctx, 'db'>, read: (db: Db) => PromiseLike<T>): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(
      sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`,
    );
    return read(ctx.db);
  });
