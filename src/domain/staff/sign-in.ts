import { and, eq, lt, or, sql } from 'drizzle-orm';
import { staff, staffSessions } from '#db/schema/staff.server.ts';
import { audit } from '#domain/audit/record.ts';
import type { Ctx } from '#domain/context.ts';
import { Unauthenticated } from '#domain/errors.ts';
import { passwordMatches } from '#domain/secrets/password.ts';
import { hashToken, newToken } from '#domain/secrets/token.ts';
import type { Credentials } from './staff-member.ts';

/** Ends a session however busy it is; `idleMinutes` in find-session ends a quiet one. */
const longestSession = sql`now() + interval '12 hours'`;

/**
 * Opens a session; the one this browser had before is gone with it.
 * @returns the token for the cookie, which is stored nowhere
 * @throws Unauthenticated with one text for every reason
 * @throws TooMany
 */
export async function signIn(ctx: Ctx, input: Credentials & { previousToken?: string | undefined }) {
  await ctx.limit('staff-sign-in-network', ctx.request.ip);
  await ctx.limit('staff-sign-in', `${input.email}|${ctx.request.ip}`);
  const [member] = await ctx.db.select().from(staff).where(eq(staff.email, input.email));
  const matches = await passwordMatches(member?.passwordHash ?? null, input.password);
  if (!member?.active || !matches) throw new Unauthenticated('E-mail or password is wrong.');

  const actor = {
    kind: 'staff',
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
  } as const;
  const token = newToken();
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(staffSessions)
      .where(
        or(
          input.previousToken ? eq(staffSessions.tokenHash, hashToken(input.previousToken)) : undefined,
          and(eq(staffSessions.staffId, member.id), lt(staffSessions.expiresAt, sql`now()`)),
        ),
      );
    await tx.insert(staffSessions).values({
      tokenHash: hashToken(token),
      staffId: member.id,
      expiresAt: longestSession,
      ip: ctx.request.ip,
      userAgent: ctx.request.userAgent.slice(0, 300),
    });
    await audit(
      { ...ctx, db: tx, actor },
      { action: 'signed-in', subjectType: 'staff', subjectId: member.id },
    );
  });
  return { token, actor };
}
