import { and, asc, eq, or } from 'drizzle-orm';
import { staffHalfSignIns } from './second-factors.table.server.ts';
import { staff, staffSessions } from './table.server.ts';
import { revokeTokensOf } from '#agency/api-tokens/revoke-tokens-of.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { announce } from '#kit/announce.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { fittingRole, type StaffChange } from './staff-member.ts';

/**
 * Changes a colleague. A new password or losing access ends all of that person's sessions, and what they lent programs and
 * assistants: whoever knew the password could have lent it, and who comes back lends anew.
 * @throws Conflict when no owner would be left; Forbidden where an administrator touches an owner
 */
export async function changeStaff(ctx: Ctx, input: StaffChange & { staffId: string }): Promise<void> {
  allow(ctx.actor, 'staff:edit');
  const { staffId, password, ...change } = input;
  const passwordHash = password === undefined ? undefined : await ctx.passwords.hash(password);
  await inTransaction(ctx, async (ctx) => {
    // All owners are held, so two of them cannot dismiss each other at the same moment.
    const held = await ctx.db
      .select()
      .from(staff)
      .where(or(eq(staff.id, staffId), and(eq(staff.role, 'owner'), eq(staff.active, true))))
      .orderBy(asc(staff.id))
      .for('update');
    const before = held.find((person) => person.id === staffId);
    if (!before) throw new NotFound('This person');
    const after = fittingRole({ ...before, ...defined(change) });
    if (before.role === 'owner' || after.role === 'owner') allow(ctx.actor, 'owners:edit');
    const owners = held.map((person) => (person.id === staffId ? after : person));
    if (!owners.some((person) => person.active && person.role === 'owner'))
      throw new Conflict('This is the last active owner. Make somebody else an owner first.');
    await ctx.db
      .update(staff)
      .set({ ...shownOf(after), passwordHash })
      .where(eq(staff.id, staffId));
    if (passwordHash || !after.active) {
      for (const table of [staffSessions, staffHalfSignIns])
        await ctx.db.delete(table).where(eq(table.staffId, staffId));
      await revokeTokensOf(ctx, { staffId });
    }
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: staffId,
      before: shownOf(before),
      after: {
        ...change,
        // A role that knows no such thing ends it.
        ...(after.ownLeadsOnly !== before.ownLeadsOnly && { ownLeadsOnly: after.ownLeadsOnly }),
        ...(passwordHash ? { password: 'changed' } : {}),
      },
    });
    await announce(ctx, { kind: 'staff', staffId });
  });
}

const shownOf = ({ name, role, ownLeadsOnly, active }: typeof staff.$inferSelect) => ({
  name,
  role,
  ownLeadsOnly,
  active,
});

const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
