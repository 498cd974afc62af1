import { v7 } from 'uuid';
import { staff } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { fittingRole, type NewStaff } from './staff-member.ts';

/** Lets another person in. */
export async function createStaff(ctx: Ctx, input: NewStaff): Promise<{ id: string }> {
  allow(ctx.actor, input.role === 'owner' ? 'owners:edit' : 'staff:edit');
  const { password, ...person } = fittingRole(input);
  const passwordHash = await ctx.passwords.hash(password);
  return inTransaction(ctx, async (ctx) => {
    const [created] = await ctx.db
      .insert(staff)
      .values({ id: v7(), ...person, passwordHash })
      .onConflictDoNothing({ target: staff.email })
      .returning({ id: staff.id });
    if (!created) throw new Invalid({ email: 'Somebody has this e-mail address already' });
    await audit(ctx, { action: 'created', subjectType: 'staff', subjectId: created.id, after: person });
    return created;
  });
}
