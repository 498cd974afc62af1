import type { Role } from '#kit/permissions.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type StaffRecord = {
  id: string;
  name: string;
  email: string;
  role: Role;
  active: boolean;
  offDuty: boolean;
  createdAt: string;
  lastSeenAt: string | null;
  secondFactor: boolean;
};

export type StaffInviteRecord = {
  id: string;
  email: string;
  role: Role;
  invitedByName: string;
  sentAt: string;
  expiresAt: string;
  expired: boolean;
};
