import { and, eq, ne } from 'drizzle-orm';
import { staffHalfSignIns } from './second-factors.table.server.ts';
import { staff, staffSessions } from './table.server.ts';
import { revokeTokensOf } from '#agency/api-tokens/revoke-tokens-of.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid, Unauthenticated } from '#kit/errors.ts';
import { staffCodeLimit } from './consume-factor-code.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { PasswordChange } from './staff-member.ts';

/**
 * Everybody may change their own password; their other devices are signed out, and what they lent programs and assistants
 * ends: whoever knew the old one could have lent it. Tries are counted with those of codes.
 * @param input.token of this session
 * @throws Invalid naming `current`, TooManyRequests
 */
export async function changeOwnPassword(ctx: Ctx, input: PasswordChange & { token: string }): Promise<void> {
  if (ctx.actor.kind !== 'staff') throw new Unauthenticated();
  const { id } = ctx.actor;
  await ctx.limit(staffCodeLimit, id);
  const [me] = await ctx.db.select().from(staff).where(eq(staff.id, id));
  if (!(await ctx.passwords.matches(me?.passwordHash ?? null, input.current)))
    throw new Invalid({ current: 'This is not your present password' });
  const passwordHash = await ctx.passwords.hash(input.next);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(staff).set({ passwordHash }).where(eq(staff.id, id));
    await ctx.db
      .delete(staffSessions)
      .where(and(eq(staffSessions.staffId, id), ne(staffSessions.tokenHash, hashToken(input.token))));
    await ctx.db.delete(staffHalfSignIns).where(eq(staffHalfSignIns.staffId, id));
    await revokeTokensOf(ctx, { staffId: id });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: id,
      after: { password: 'changed' },
    });
  });
}
