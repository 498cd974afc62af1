import { lt, sql } from 'drizzle-orm';
import { staffSessions } from '#db/schema/staff.server.ts';
import type { Ctx } from '#domain/context.ts';

/** Sessions that have ended by time leave no row behind. */
export async function forgetEndedSessions(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(staffSessions).where(lt(staffSessions.expiresAt, sql`now()`));
}
