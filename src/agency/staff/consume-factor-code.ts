import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { staffRecoveryCodes, staffSecondFactors } from './second-factors.table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { stepOf } from './totp.ts';

export const staffCodeLimit = defineLimit('staff-code', { points: 20, seconds: 900 });

export const wrongCode = () =>
  new Invalid({ code: 'This code is wrong or used up. Wait for the next one and try again.' });

/**
 * Judges a code and uses it up: neither it nor an earlier one of the app opens anything again.
 * The caller has counted the try. @returns which kind it was
 * @throws Invalid naming `code`
 */
export async function consumeFactorCode(
  ctx: Pick<Ctx, 'db' | 'now' | 'secrets'>,
  input: { staffId: string; code: string },
): Promise<'app' | 'recovery code'> {
  const { staffId, code } = input;
  const mine = and(eq(staffSecondFactors.staffId, staffId), isNotNull(staffSecondFactors.confirmedAt));
  if (code.length > 6) {
    const [used] = await ctx.db
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, hashToken(code))))
      .returning({ staffId: staffRecoveryCodes.staffId });
    if (!used) throw wrongCode();
    return 'recovery code';
  }
  const [factor] = await ctx.db.select().from(staffSecondFactors).where(mine);
  const step = factor && stepOf(await ctx.secrets.open(factor.secret), code, ctx.now());
  if (typeof step !== 'number') throw wrongCode();
  const [used] = await ctx.db
    .update(staffSecondFactors)
    .set({ lastStep: step })
    .where(and(mine, lt(staffSecondFactors.lastStep, step)))
    .returning({ staffId: staffSecondFactors.staffId });
  if (!used) throw wrongCode();
  return 'app';
}
