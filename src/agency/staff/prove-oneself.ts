import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { Invalid, Unauthenticated } from '#kit/errors.ts';
import { consumeFactorCode, staffCodeLimit, wrongCode } from './consume-factor-code.ts';
import { FactorCode, OwnPassword } from './second-factor.ts';
import { staffSecondFactors } from './second-factors.table.server.ts';
import { staff } from './table.server.ts';

/** What shows that it is really whoever has signed in. `code` is asked for where there is a second step. */
export const OwnProof = z.strictObject({
  password: OwnPassword.shape.password,
  code: FactorCode.shape.code.optional(),
});
export type OwnProof = z.infer<typeof OwnProof>;

/**
 * Before what a session left open must not do: asks for what signing in needs, the code only of those who have one.
 * @throws Invalid naming `password` or `code`, TooManyRequests
 */
export async function proveOneself(ctx: Ctx, { password, code }: OwnProof): Promise<void> {
  // A program cannot prove that a person is there.
  if (ctx.actor.kind !== 'staff' || ctx.actor.token) throw new Unauthenticated();
  const staffId = ctx.actor.id;
  await matchOwnPassword(ctx, staffId, password);
  const factors = await ctx.db.$count(
    staffSecondFactors,
    and(eq(staffSecondFactors.staffId, staffId), isNotNull(staffSecondFactors.confirmedAt)),
  );
  if (factors === 0) return;
  if (!code) throw wrongCode();
  await consumeFactorCode(ctx, { staffId, code });
}

/** Counted before it is judged, together with codes. @throws Invalid naming `password`, TooManyRequests */
export async function matchOwnPassword(ctx: Ctx, staffId: string, password: string): Promise<void> {
  await ctx.limit(staffCodeLimit, staffId);
  const [person] = await ctx.db
    .select({ passwordHash: staff.passwordHash })
    .from(staff)
    .where(eq(staff.id, staffId));
  if (!(await ctx.passwords.matches(person?.passwordHash ?? null, password)))
    throw new Invalid({ password: 'This is not your password' });
}
