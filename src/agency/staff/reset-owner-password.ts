import { and, eq } from 'drizzle-orm';
import { staff, staffSessions } from './table.server.ts';
import { revokeTokensOf } from '#agency/api-tokens/revoke-tokens-of.ts';
import { audit } from '#agency/audit/record.ts';
import { Forbidden, NotFound } from '#kit/errors.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

/**
 * The way back in for an owner who forgot the password or lost the second factor: run by whoever runs the server.
 * Both are gone, and with them the owner's sessions and what the owner lent programs and assistants: whoever knew the
 * password could have lent it.
 */
export async function resetOwnerPassword(
  ctx: Pick<Ctx, 'db' | 'actor' | 'request' | 'passwords'>,
  input: { email: string; password: string },
): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new Forbidden();
  const passwordHash = await ctx.passwords.hash(input.password);
  await inTransaction(ctx, async (ctx) => {
    const [owner] = await ctx.db
      .update(staff)
      .set({ passwordHash, active: true })
      .where(and(eq(staff.email, input.email.trim().toLowerCase()), eq(staff.role, 'owner')))
      .returning({ id: staff.id });
    if (!owner) throw new NotFound('An owner with this e-mail address');
    await ctx.db.delete(staffSessions).where(eq(staffSessions.staffId, owner.id));
    await revokeTokensOf(ctx, { staffId: owner.id });
    await removeSecondFactor(ctx, { staffId: owner.id, by: 'whoever runs the server' });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: owner.id,
      after: { password: 'changed' },
    });
  });
}
