import { is } from 'drizzle-orm';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kit/context.ts';

/**
 * Makes a change as a whole or not at all. Called within a transaction it is a part of that one: who catches its error
 * there has to let it go on, for what was written before stays.
 * @param run gets the context of the transaction; named `ctx` too, it hides the outer one, so nobody takes the wrong handle
 * @param config of a transaction that begins here
 */
export async function inTransaction<C extends Pick<Ctx, 'db'>, T>(
  ctx: C,
  run: (ctx: C) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  if (is(ctx.db, PgTransaction)) return run(ctx);
  return ctx.db.transaction((tx) => run({ ...ctx, db: tx }), config);
}
