import { z } from 'zod';
import { NewStaff } from '#agency/staff/staff-member.ts';
import type { Role } from '#kit/permissions.ts';

export const NewInvite = NewStaff.pick({ email: true, role: true, ownLeadsOnly: true });
export type NewInvite = z.infer<typeof NewInvite>;

/** What the link's holder shows: the part of the address after `#`, which no server's log ever sees. */
export const InviteToken = z.strictObject({ token: z.string().max(100) });
export type InviteToken = z.infer<typeof InviteToken>;

export const InviteAnswer = InviteToken.extend({
  name: NewStaff.shape.name,
  password: NewStaff.shape.password,
});
export type InviteAnswer = z.infer<typeof InviteAnswer>;

/** Somebody who was asked and has not come yet. */
export type StaffInvite = {
  id: string;
  email: string;
  role: Role;
  ownLeadsOnly: boolean;
  invitedByName: string;
  sentAt: Date;
  expiresAt: Date;
  expired: boolean;
};
