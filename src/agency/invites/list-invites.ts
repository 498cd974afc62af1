import { desc, sql } from 'drizzle-orm';
import { staffInvites } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { isOpen } from './invite-staff.ts';
import type { StaffInvite } from './invite.ts';

/** Who was asked and has not come yet, newest first. */
export async function listInvites(ctx: Ctx): Promise<StaffInvite[]> {
  allow(ctx.actor, 'staff:edit');
  return ctx.db
    .select({
      id: staffInvites.id,
      email: staffInvites.email,
      role: staffInvites.role,
      ownLeadsOnly: staffInvites.ownLeadsOnly,
      invitedByName: staffInvites.invitedByName,
      sentAt: staffInvites.sentAt,
      expiresAt: staffInvites.expiresAt,
      expired: sql<boolean>`${staffInvites.expiresAt} <= now()`,
    })
    .from(staffInvites)
    .where(isOpen)
    .orderBy(desc(staffInvites.id));
}
