import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { actorColumns, staff, staffSessions } from './table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';

const idle = sql`now() - interval '30 minutes'`;
const aMinuteAgo = sql`now() - interval '1 minute'`;

/**
 * Who holds this token, or null when the session has ended: 30 minutes without a request, 12 hours in all,
 * signed out, or the person was deactivated. The database's clock decides.
 * `touch: false` looks without keeping the session awake.
 */
export async function findSession(
  ctx: Pick<Ctx, 'db'>,
  input: { token: string; touch: boolean },
): Promise<Extract<Actor, { kind: 'staff' }> | null> {
  const tokenHash = hashToken(input.token);
  const [found] = await ctx.db
    .select({
      ...actorColumns,
      stale: sql<boolean>`${staffSessions.seenAt} < ${aMinuteAgo}`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.seenAt, idle),
        gt(staffSessions.expiresAt, sql`now()`),
        eq(staff.active, true),
      ),
    );
  if (!found) return null;
  const { stale, ...person } = found;
  if (stale && input.touch)
    await ctx.db
      .update(staffSessions)
      .set({ seenAt: sql`now()` })
      .where(and(eq(staffSessions.tokenHash, tokenHash), lt(staffSessions.seenAt, aMinuteAgo)));
  return { kind: 'staff', ...person };
}
