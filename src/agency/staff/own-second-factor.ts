import { eq } from 'drizzle-orm';
import { staffRecoveryCodes, staffSecondFactors } from './second-factors.table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Unauthenticated } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { beginSecondFactor, confirmSecondFactor } from './enrol-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import type { FactorCode, FactorSecret, FactorState, OwnPassword } from './second-factor.ts';
import { readSignInRules } from './sign-in-rules.ts';
import { consumeFactorCode } from './consume-factor-code.ts';
import { matchOwnPassword } from './prove-oneself.ts';

/** How one's own second step stands. */
export async function readOwnFactor(ctx: Ctx): Promise<FactorState> {
  const staffId = me(ctx);
  const [factor] = await ctx.db
    .select({ since: staffSecondFactors.confirmedAt })
    .from(staffSecondFactors)
    .where(eq(staffSecondFactors.staffId, staffId));
  return {
    since: factor?.since ?? null,
    recoveryCodesLeft: await ctx.db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staffId)),
    required: (await readSignInRules(ctx)).requireSecondFactor,
  };
}

/** The password is asked for: a session left open must not lock its owner out. @throws Invalid, Conflict, TooManyRequests */
export async function beginOwnFactor(ctx: Ctx, input: OwnPassword): Promise<FactorSecret> {
  const staffId = me(ctx);
  await matchOwnPassword(ctx, staffId, input.password);
  return beginSecondFactor(ctx, { staffId });
}

/** @param input.token of this session, which stays */
export const confirmOwnFactor = (ctx: Ctx, input: FactorCode & { token: string }) =>
  confirmSecondFactor(ctx, { staffId: me(ctx), code: input.code, keepToken: input.token });

/** Needs what signing in needs: password and code. @throws Invalid, Conflict where the agency wants it on, TooManyRequests */
export async function turnOffOwnFactor(ctx: Ctx, input: OwnPassword & FactorCode): Promise<void> {
  const staffId = me(ctx);
  if ((await readSignInRules(ctx)).requireSecondFactor)
    throw new Conflict('Every colleague needs a second step here. An owner can change that under Staff.');
  await matchOwnPassword(ctx, staffId, input.password);
  await consumeFactorCode(ctx, { staffId, code: input.code });
  await removeSecondFactor(ctx, { staffId, by: 'themselves' });
}

/**
 * Ten new recovery codes; those before open nothing any more. Needs what signing in needs.
 * @throws Invalid naming `password` or `code`, TooManyRequests
 */
export async function renewOwnRecoveryCodes(
  ctx: Ctx,
  input: OwnPassword & FactorCode,
): Promise<{ recoveryCodes: string[] }> {
  const staffId = me(ctx);
  await matchOwnPassword(ctx, staffId, input.password);
  return inTransaction(ctx, async (ctx) => {
    await consumeFactorCode(ctx, { staffId, code: input.code });
    const recoveryCodes = await replaceRecoveryCodes(ctx, staffId);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: staffId,
      after: { recoveryCodes: 'renewed' },
    });
    return { recoveryCodes };
  });
}

function me(ctx: Ctx): string {
  if (ctx.actor.kind !== 'staff') throw new Unauthenticated();
  return ctx.actor.id;
}
