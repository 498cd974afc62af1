import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { staffInvites } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import type { Role } from '#kit/permissions.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { fittingRole } from '#agency/staff/staff-member.ts';
import type { NewInvite } from './invite.ts';

export const inviteMail = job<{ inviteId: string }>('staff-invite-mail', {
  retry: mailRetry,
  fields: { inviteId: 'shown' },
});

/** How long a link opens the door. */
const patience = sql`now() + interval '72 hours'`;
/** Neither used nor withdrawn. */
export const isOpen = and(isNull(staffInvites.acceptedAt), isNull(staffInvites.revokedAt));

/** Of a token that nobody has: the link is made where its mail is written. */
const nobodys = () => hashToken(newToken());

const allowFor = (ctx: Ctx, role: Role) => allow(ctx.actor, role === 'owner' ? 'owners:edit' : 'staff:edit');

/** Mails somebody a link with which they join the office. @throws Invalid naming `email` */
export async function inviteStaff(ctx: Ctx, input: NewInvite): Promise<{ id: string }> {
  const { email, role, ownLeadsOnly } = fittingRole(input);
  const { name: invitedByName } = allowFor(ctx, role);
  return inTransaction(ctx, async (ctx) => {
    const [colleague] = await ctx.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
    if (colleague) throw new Invalid({ email: 'Somebody has this e-mail address already' });
    const [invite] = await ctx.db
      .insert(staffInvites)
      .values({
        id: v7(),
        email,
        role,
        ownLeadsOnly,
        invitedByName,
        tokenHash: nobodys(),
        expiresAt: patience,
      })
      .onConflictDoNothing()
      .returning({ id: staffInvites.id });
    if (!invite)
      throw new Invalid({
        email: 'This address has an invitation already. Send that one again, or withdraw it',
      });
    await ctx.jobs.enqueue(ctx.db, inviteMail, [{ inviteId: invite.id }]);
    await audit(ctx, {
      action: 'created',
      subjectType: 'staff-invite',
      subjectId: invite.id,
      after: { email, role, ownLeadsOnly },
    });
    return invite;
  });
}

/** Mails a new link for another 72 hours; the earlier one opens nothing any more. */
export async function resendInvite(ctx: Ctx, { inviteId }: { inviteId: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { role } = await findOpen(ctx, inviteId);
    allowFor(ctx, role);
    await ctx.db
      .update(staffInvites)
      .set({ tokenHash: nobodys(), expiresAt: patience, sentAt: sql`now()` })
      .where(eq(staffInvites.id, inviteId));
    await ctx.jobs.enqueue(ctx.db, inviteMail, [{ inviteId }]);
    await audit(ctx, { action: 'retried', subjectType: 'staff-invite', subjectId: inviteId });
  });
}

/** Withdraws an invitation: its link opens nothing any more. */
export async function revokeInvite(ctx: Ctx, { inviteId }: { inviteId: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { role, email } = await findOpen(ctx, inviteId);
    allowFor(ctx, role);
    await ctx.db
      .update(staffInvites)
      .set({ revokedAt: sql`now()` })
      .where(eq(staffInvites.id, inviteId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'staff-invite',
      subjectId: inviteId,
      before: { email, role },
    });
  });
}

async function findOpen(ctx: Ctx, inviteId: string) {
  allow(ctx.actor, 'staff:edit');
  const [invite] = await ctx.db
    .select()
    .from(staffInvites)
    .where(and(eq(staffInvites.id, inviteId), isOpen))
    .for('update');
  if (!invite) throw new NotFound('This invitation');
  return invite;
}
