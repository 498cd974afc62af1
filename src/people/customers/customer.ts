import { z } from 'zod';
import type { Actor } from '#kit/context.ts';
import { NotFound, Unauthenticated } from '#kit/errors.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { isGstin } from '#kit/india/gstin.ts';
import { isCommonPassword } from '#kit/secrets/common-passwords.ts';

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .pipe(z.email(/*i18n*/ 'Invalid email format, must contain "@" and a domain'));

/** A password somebody chooses. R-64; the upper bound keeps hashing cheap. */
export const NewPassword = z
  .string()
  .min(8, /*i18n*/ 'Password should be at least 8 characters long.')
  .max(128)
  .refine((password) => !isCommonPassword(password), {
    error: /*i18n*/ 'This password is among the first that others would guess. Please choose another.',
  });

const FullName = z.string().trim().min(1, /*i18n*/ 'Name is required').max(120);

/** As typed or pasted; kept as ten digits. Empty takes it away. */
export const Phone = z
  .string()
  .max(30)
  .transform(phoneDigits)
  .refine((digits) => digits === '' || digits.length === 10, {
    error: phoneMessages.incomplete,
  });

export const Gst = z
  .string()
  .trim()
  .toUpperCase()
  .max(20)
  .refine((gst) => gst === '' || isGstin(gst), { error: /*i18n*/ 'This is not a valid GST number' });

export const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, /*i18n*/ 'Enter complete 6-digit OTP');

export const Credentials = z.object({
  email: z.string().trim().toLowerCase().min(1, /*i18n*/ 'Email is required').max(200),
  password: z.string().min(1, /*i18n*/ 'Password is required').max(128),
});
export type Credentials = z.infer<typeof Credentials>;

export const SignUp = z.object({
  email: Email,
  code: Code,
  password: NewPassword,
  /** The header's window asks for none. */
  fullName: FullName.optional(),
});
export type SignUp = z.infer<typeof SignUp>;

/** Fields left out stay as they are. */
export const ProfileChange = z.object({
  fullName: FullName.optional(),
  phone: Phone.optional(),
  gst: Gst.optional(),
  company: z.string().trim().max(120).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** What a customer sees of their own account. `picturePath` is empty without a photo. */
export type Profile = {
  id: string;
  code: string;
  email: string;
  fullName: string;
  phone: string;
  gst: string;
  company: string;
  picturePath: string;
  eraseAt: Date | null;
};

type CustomerActor = Extract<Actor, { kind: 'customer' }>;

/** The customer who asks: the first line of every verb of theirs. @throws Unauthenticated */
export function signedIn(actor: Actor): CustomerActor {
  if (actor.kind !== 'customer') throw new Unauthenticated();
  return actor;
}

/** As above, when `account`, an id or a public number from the address, is their own. @throws NotFound otherwise */
export function ownAccount(actor: Actor, account: string): CustomerActor {
  const customer = signedIn(actor);
  if (account !== customer.id && account !== customer.code) throw new NotFound(/*i18n*/ 'This account');
  return customer;
}
