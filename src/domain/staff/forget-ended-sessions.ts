import { lt, sql } from 'drizzle-orm';
import { staffHalfSignIns } from '#db/schema/staff-second-factors.server.ts';
import { staffSessions } from '#db/schema/staff.server.ts';
import type { Ctx } from '#domain/context.ts';

/** Sessions that have ended by time leave no row behind. */
export async function forgetEndedSessions(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const table of [staffSessions, staffHalfSignIns])
    await ctx.db.delete(table).where(lt(table.expiresAt, sql`now()`));
}
