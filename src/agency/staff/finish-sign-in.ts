import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { staffHalfSignIns } from './second-factors.table.server.ts';
import { staff } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { beginSecondFactor, confirmSecondFactor } from './enrol-second-factor.ts';
import { openSession } from './open-session.ts';
import type { FactorCode, FactorSecret } from './second-factor.ts';
import { secondStepOf } from './sign-in.ts';
import { staffCodeLimit, consumeFactorCode } from './consume-factor-code.ts';

const triesPerSignIn = 5;

type HalfWay = { stepToken: string };
type Try = FactorCode & HalfWay & { previousToken?: string | undefined };

/**
 * The second step of a sign-in. The try is counted before it is judged, so guesses sent at once do not slip past the count.
 * @throws Invalid naming `code`; Unauthenticated when the first step must be done again; TooManyRequests
 */
export async function finishSignIn(ctx: Ctx, input: Try) {
  const member = await countTry(ctx, input);
  await ctx.limit(staffCodeLimit, member.id);
  const secondFactor = await consumeFactorCode(ctx, { staffId: member.id, code: input.code });
  await leaveHalfWay(ctx, input);
  return openSession(ctx, { member, previousToken: input.previousToken, secondFactor });
}

/** For who has no app yet where every colleague needs one. @throws Unauthenticated, Conflict */
export async function beginEnrolment(ctx: Ctx, input: HalfWay): Promise<FactorSecret> {
  const member = await countTry(ctx, input);
  return beginSecondFactor(ctx, { staffId: member.id });
}

/** The first code of the new app finishes the sign-in too. @throws as finishSignIn */
export async function finishEnrolment(ctx: Ctx, input: Try) {
  const member = await countTry(ctx, input);
  if ((await secondStepOf(ctx, member.id)) === 'code') throw new Unauthenticated(startAgain);
  const { recoveryCodes } = await confirmSecondFactor(ctx, {
    staffId: member.id,
    code: input.code,
    keepToken: null,
  });
  await leaveHalfWay(ctx, input);
  const opened = await openSession(ctx, {
    member,
    previousToken: input.previousToken,
    secondFactor: 'app',
  });
  return { ...opened, recoveryCodes };
}

const startAgain = 'That took too long or too many tries. Please sign in again.';

async function countTry(ctx: Pick<Ctx, 'db'>, { stepToken }: HalfWay) {
  const [half] = await ctx.db
    .update(staffHalfSignIns)
    .set({ attempts: sql`${staffHalfSignIns.attempts} + 1` })
    .where(
      and(
        eq(staffHalfSignIns.tokenHash, hashToken(stepToken)),
        gt(staffHalfSignIns.expiresAt, sql`now()`),
        lt(staffHalfSignIns.attempts, triesPerSignIn),
      ),
    )
    .returning({ staffId: staffHalfSignIns.staffId });
  const [member] = half
    ? await ctx.db
        .select()
        .from(staff)
        .where(and(eq(staff.id, half.staffId), eq(staff.active, true)))
    : [];
  if (!member) throw new Unauthenticated(startAgain);
  return member;
}

const leaveHalfWay = (ctx: Pick<Ctx, 'db'>, { stepToken }: HalfWay) =>
  ctx.db.delete(staffHalfSignIns).where(eq(staffHalfSignIns.tokenHash, hashToken(stepToken)));
