import { sql } from 'drizzle-orm';
import type { Ctx, Db } from '#kit/context.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Looks rows up by an index, where the database would rather read the table until it has enough: it takes reading a row
 * for cheap, though what is compared in it (the words of a text) lies elsewhere or has to be made first.
 */
export const readByIndex = <T>(ctx: Pick<Ctx, 'db'>, read: (db: Db) => PromiseLike<T>): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return read(ctx.db);
  });
