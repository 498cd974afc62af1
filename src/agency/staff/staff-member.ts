import { z } from 'zod';
import { isCommonPassword } from '#kit/secrets/common-passwords.ts';
import { canHaveOwnLeadsOnly, roles, type Role } from '#kit/permissions.ts';

const StaffEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .pipe(z.email('Enter an e-mail address like name@example.com'));

/** For a password somebody chooses; the upper bound keeps hashing cheap. */
export const NewPassword = z
  .string()
  .min(10, 'Use at least 10 characters')
  .max(128, 'Use at most 128 characters')
  .refine((password) => !isCommonPassword(password), {
    error: 'This password is among the first that others would guess. Please choose another',
  });

export const Credentials = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Enter your e-mail address').max(200),
  password: z.string().min(1, 'Enter your password').max(128, 'Use at most 128 characters'),
});
export type Credentials = z.infer<typeof Credentials>;

export const NewStaff = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(80),
  email: StaffEmail,
  role: z.enum(roles),
  /** Sees no leads but those that are assigned to them; of Sales only. */
  ownLeadsOnly: z.boolean().default(false),
  password: NewPassword,
});
export type NewStaff = z.infer<typeof NewStaff>;

/** The same, for a role in which nobody can be kept to their own leads without that. */
export const fittingRole = <P extends { role: Role; ownLeadsOnly: boolean }>(person: P): P => ({
  ...person,
  ownLeadsOnly: person.ownLeadsOnly && canHaveOwnLeadsOnly(person.role),
});

/** Fields left out stay as they are. */
export const StaffChange = z.strictObject({
  name: NewStaff.shape.name.optional(),
  role: z.enum(roles).optional(),
  ownLeadsOnly: z.boolean().optional(),
  active: z.boolean().optional(),
  password: NewPassword.optional(),
});
export type StaffChange = z.infer<typeof StaffChange>;

export const PasswordChange = z.strictObject({ current: Credentials.shape.password, next: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** One of the agency's people, as colleagues may see them. */
export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Sees no leads but those that are assigned to them. */
  ownLeadsOnly: boolean;
  active: boolean;
  /** Takes no new leads for a while. */
  offDuty: boolean;
  createdAt: Date;
  /** Last request of a session that is still open, or null. */
  lastSeenAt: Date | null;
  /** Whether signing in takes a second step. */
  secondFactor: boolean;
};
