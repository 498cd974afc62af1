import type { Permission, Role } from '#kit/permissions.ts';

/** Who is signed in, and what they may do. */
export type Me = {
  id: string;
  name: string;
  email: string;
  role: Role;
  ownLeadsOnly: boolean;
  permissions: Permission[];
};
