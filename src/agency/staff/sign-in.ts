import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { staffHalfSignIns, staffSecondFactors } from './second-factors.table.server.ts';
import { staff } from './table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { TooManyRequests, Unauthenticated } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { holdUnchanged, openSession } from './open-session.ts';
import type { SecondStep } from './second-factor.ts';
import { readSignInRules } from './sign-in-rules.ts';
import type { Credentials } from './staff-member.ts';

const staffSignInLimit = defineLimit('staff-sign-in', { points: 10, seconds: 900 });
export const staffSignInNetworkLimit = defineLimit('staff-sign-in-network', { points: 100, seconds: 900 });
const staffSignInAccountLimit = defineLimit('staff-sign-in-account', { points: 50, seconds: 3_600 });
const staffSignInSlowLimit = defineLimit('staff-sign-in-slow', { points: 2, seconds: 60 });

/** How long the second step is waited for. */
const patience = sql`now() + interval '5 minutes'`;

type SignedIn = { token: string; actor: Extract<Actor, { kind: 'staff' }> };

/**
 * Opens a session, or, where a second step is asked for, only the way to that step.
 * @returns the session's token, or `stepToken` that opens nothing but the second step
 * @throws Unauthenticated with one text for every reason
 * @throws TooManyRequests
 */
export async function signIn(
  ctx: Ctx,
  input: Credentials & { previousToken?: string | undefined },
): Promise<SignedIn | { stepToken: string; step: SecondStep }> {
  await ctx.limit(staffSignInNetworkLimit, ctx.request.ip);
  await ctx.limit(staffSignInLimit, `${input.email}|${ctx.request.ip}`);
  await slowGuessing(ctx, input.email);
  const [member] = await ctx.db.select().from(staff).where(eq(staff.email, input.email));
  const matches = await ctx.passwords.matches(member?.passwordHash ?? null, input.password);
  if (!member?.active || !matches) throw new Unauthenticated('E-mail or password is wrong.');
  return letIn(ctx, { member, previousToken: input.previousToken });
}

/** Who guesses one person's password from many networks gets few tries in each; the person still gets theirs. */
async function slowGuessing(ctx: Ctx, email: string): Promise<void> {
  await ctx.limit(staffSignInAccountLimit, email).catch((error: unknown) => {
    if (!(error instanceof TooManyRequests)) throw error;
    return ctx.limit(staffSignInSlowLimit, `${email}|${ctx.request.ip}`);
  });
}

/** Opens a session for somebody whose first step is done, or the way to the second one. */
export async function letIn(
  ctx: Ctx,
  { member, previousToken }: { member: typeof staff.$inferSelect; previousToken: string | undefined },
): Promise<SignedIn | { stepToken: string; step: SecondStep }> {
  const step = await secondStepOf(ctx, member.id);
  if (!step) return openSession(ctx, { member, previousToken });
  const stepToken = newToken();
  await inTransaction(ctx, async (ctx) => {
    await holdUnchanged(ctx, member);
    await ctx.db
      .insert(staffHalfSignIns)
      .values({ tokenHash: hashToken(stepToken), staffId: member.id, expiresAt: patience });
  });
  return { stepToken, step };
}

/** What somebody must show besides the password, if anything. */
export async function secondStepOf(ctx: Pick<Ctx, 'db'>, staffId: string): Promise<SecondStep | null> {
  const [factor] = await ctx.db
    .select({ staffId: staffSecondFactors.staffId })
    .from(staffSecondFactors)
    .where(and(eq(staffSecondFactors.staffId, staffId), isNotNull(staffSecondFactors.confirmedAt)));
  if (factor) return 'code';
  return (await readSignInRules(ctx)).requireSecondFactor ? 'enrol' : null;
}
