import { sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';

/** Whoever locks the same name waits here for the others, until the caller's transaction ends. */
export async function lockName({ db }: Pick<Ctx, 'db'>, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
