import { lt, sql } from 'drizzle-orm';
import { staffHalfSignIns } from './second-factors.table.server.ts';
import { staffSessions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Sessions that have ended by time leave no row behind. */
export async function purgeEndedSessions(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const table of [staffSessions, staffHalfSignIns])
    await ctx.db.delete(table).where(lt(table.expiresAt, sql`now()`));
}
