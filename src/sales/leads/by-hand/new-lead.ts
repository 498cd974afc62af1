import { z } from 'zod';
import { phoneDigits } from '#kit/india/phone.ts';
import { CustomInput } from '../fields/lead-field.ts';
import { EnquiryInput, text } from '../enquiries/enquiry-input.ts';

/** How people reach us beside the website. `spoken`: what we say of whoever was spoken to already. */
export const handSources = {
  Call: { spoken: 'they called us' },
  'Walk-in': { spoken: 'they walked in' },
  WhatsApp: { spoken: null },
  'E-mail': { spoken: null },
  Referral: { spoken: null },
  Event: { spoken: null },
} satisfies Record<string, { spoken: string | null }>;
export type HandSource = keyof typeof handSources;

/** Names this writing of it: sent again it makes nothing twice. */
const key = z.uuid();
const source = z.enum(Object.keys(handSources) as [HandSource, ...HandSource[]], 'Choose how they came');

/** A lead as staff write it down, on the phone or at the door. */
export const NewLead = z.strictObject({
  key,
  phone: text(40),
  name: text(120),
  email: EnquiryInput.shape.email.default(''),
  company: text(120).default(''),
  service: text(120).default(''),
  message: text(4000).default(''),
  source,
  /** The agency's own fields. */
  custom: CustomInput.default({}),
  /** Whose it is; without it the rules say so. */
  assignedTo: z.uuid().nullable().default(null),
});
export type NewLead = z.infer<typeof NewLead>;

/** That somebody we know reached us once more. */
export const NewTouch = z.strictObject({ key, source, message: text(4000).default('') });
export type NewTouch = z.infer<typeof NewTouch>;

/** The digits of a number that is still being typed; empty while they are too few to say whose it might be. */
export function digitsSoFar(typed: string): string {
  const digits = phoneDigits(typed.replace(/^\s*(\+|00)\s*91/, ''));
  return digits.length < leastDigits ? '' : digits;
}
const leastDigits = 5;
