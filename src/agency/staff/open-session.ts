import { and, eq, lt, or, sql } from 'drizzle-orm';
import { staff, staffSessions } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Ends a session however busy it is; `idle` in find-session ends a quiet one. */
const longestSession = sql`now() + interval '12 hours'`;

/**
 * Opens a session for somebody who has shown all that is asked for; the one this browser had before is gone with it.
 * @param input.secondFactor what they showed besides the password
 * @returns the token for the cookie, which is stored nowhere
 * @throws Unauthenticated as `holdUnchanged`
 */
export async function openSession(
  ctx: Ctx,
  input: {
    member: typeof staff.$inferSelect;
    previousToken?: string | undefined;
    secondFactor?: 'app' | 'recovery code';
  },
): Promise<{ token: string; actor: Extract<Actor, { kind: 'staff' }> }> {
  const { member, previousToken, secondFactor } = input;
  const { id, name, email, role, ownLeadsOnly } = member;
  const actor = { kind: 'staff', id, name, email, role, ownLeadsOnly } as const;
  const token = newToken();
  await inTransaction(ctx, async (ctx) => {
    await holdUnchanged(ctx, member);
    await ctx.db
      .delete(staffSessions)
      .where(
        or(
          previousToken ? eq(staffSessions.tokenHash, hashToken(previousToken)) : undefined,
          and(eq(staffSessions.staffId, id), lt(staffSessions.expiresAt, sql`now()`)),
        ),
      );
    await ctx.db.insert(staffSessions).values({
      tokenHash: hashToken(token),
      staffId: id,
      expiresAt: longestSession,
      ip: ctx.request.ip,
      userAgent: ctx.request.userAgent.slice(0, 300),
    });
    await audit(
      { ...ctx, actor },
      {
        action: 'signed-in',
        subjectType: 'staff',
        subjectId: id,
        ...(secondFactor && { after: { secondFactor } }),
      },
    );
  });
  return { token, actor };
}

/**
 * Holds somebody until the caller's transaction ends, so that a password set at the same moment, or lost access, ends what
 * is opened here or prevents it. @throws Unauthenticated where that has come first
 */
export async function holdUnchanged(
  { db }: Pick<Ctx, 'db'>,
  { id, passwordHash }: Pick<typeof staff.$inferSelect, 'id' | 'passwordHash'>,
): Promise<void> {
  const [still] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), eq(staff.active, true)))
    .for('share');
  if (!still) throw new Unauthenticated('E-mail or password is wrong.');
}
