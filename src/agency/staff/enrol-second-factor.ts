import { and, eq, isNull, ne } from 'drizzle-orm';
import { staffSecondFactors } from './second-factors.table.server.ts';
import { staff, staffSessions } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Unauthenticated } from '#kit/errors.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { FactorSecret } from './second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { newSecret, secretUri, stepOf } from './totp.ts';
import { staffCodeLimit, wrongCode } from './consume-factor-code.ts';

/** Makes a secret that waits for its first code. Beginning again makes another. @throws Conflict when there is one in use */
export async function beginSecondFactor(
  ctx: Pick<Ctx, 'db' | 'secrets'>,
  input: { staffId: string },
): Promise<FactorSecret> {
  const { staffId } = input;
  const [person] = await ctx.db.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId));
  if (!person) throw new Unauthenticated();
  const secret = newSecret();
  const sealed = await ctx.secrets.seal(secret);
  const [waiting] = await ctx.db
    .insert(staffSecondFactors)
    .values({ staffId, secret: sealed })
    .onConflictDoUpdate({
      target: staffSecondFactors.staffId,
      set: { secret: sealed },
      setWhere: isNull(staffSecondFactors.confirmedAt),
    })
    .returning({ staffId: staffSecondFactors.staffId });
  if (!waiting) throw new Conflict('Your second step is on already. Turn it off first.');
  return { secret, uri: secretUri(secret, (await readSettings(ctx)).brand, person.email) };
}

/**
 * Puts the waiting secret in force with its first code, and ends the person's other sessions, which were opened without.
 * @param input.keepToken of the session that may stay
 * @returns the recovery codes, which are told only here
 * @throws Invalid naming `code`
 */
export async function confirmSecondFactor(
  ctx: Ctx,
  input: { staffId: string; code: string; keepToken: string | null },
): Promise<{ recoveryCodes: string[] }> {
  const { staffId, code, keepToken } = input;
  await ctx.limit(staffCodeLimit, staffId);
  return inTransaction(ctx, async (ctx) => {
    const waits = and(eq(staffSecondFactors.staffId, staffId), isNull(staffSecondFactors.confirmedAt));
    const [waiting] = await ctx.db.select().from(staffSecondFactors).where(waits).for('update');
    const step = waiting && stepOf(await ctx.secrets.open(waiting.secret), code, ctx.now());
    if (typeof step !== 'number') throw wrongCode();
    await ctx.db.update(staffSecondFactors).set({ confirmedAt: ctx.now(), lastStep: step }).where(waits);
    const recoveryCodes = await replaceRecoveryCodes(ctx, staffId);
    await ctx.db
      .delete(staffSessions)
      .where(
        and(
          eq(staffSessions.staffId, staffId),
          keepToken ? ne(staffSessions.tokenHash, hashToken(keepToken)) : undefined,
        ),
      );
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: staffId,
      after: { secondFactor: 'on' },
    });
    return { recoveryCodes };
  });
}
