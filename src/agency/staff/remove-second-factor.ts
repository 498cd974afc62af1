import { eq } from 'drizzle-orm';
import { staffHalfSignIns, staffRecoveryCodes, staffSecondFactors } from './second-factors.table.server.ts';
import { staff, staffSessions } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

type Part = Pick<Ctx, 'db' | 'actor' | 'request'>;

/** Takes somebody's second step away with its recovery codes. `by` goes into the audit. */
export async function removeSecondFactor(
  ctx: Part,
  input: { staffId: string; by: 'themselves' | 'a colleague' | 'whoever runs the server' },
): Promise<void> {
  const { staffId, by } = input;
  await inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .delete(staffSecondFactors)
      .where(eq(staffSecondFactors.staffId, staffId))
      .returning({ staffId: staffSecondFactors.staffId });
    if (!removed) return;
    for (const table of [staffRecoveryCodes, staffHalfSignIns])
      await ctx.db.delete(table).where(eq(table.staffId, staffId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: staffId,
      after: { secondFactor: 'off', by },
    });
  });
}

/** Lets a colleague in who lost their app and their recovery codes. Ends the colleague's sessions. */
export async function resetSecondFactor(ctx: Ctx, input: { staffId: string }): Promise<void> {
  const { id } = allow(ctx.actor, 'staff:edit');
  const { staffId } = input;
  if (staffId === id) throw new Conflict('Turn your own second step off under “Your account”.');
  await inTransaction(ctx, async (ctx) => {
    const [person] = await ctx.db.select({ role: staff.role }).from(staff).where(eq(staff.id, staffId));
    if (!person) throw new NotFound('This person');
    if (person.role === 'owner') allow(ctx.actor, 'owners:edit');
    await ctx.db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
    await removeSecondFactor(ctx, { staffId, by: 'a colleague' });
  });
}
