import { z } from 'zod';
import { states } from '#kit/india/states.ts';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';

/** Where a bill goes to. Each may be empty: what an invoice must show is asked for when something is sent or paid. */
export const BillTo = z.strictObject({
  address: text(300).default(''),
  pincode: z
    .string()
    .trim()
    .regex(/^([1-9]\d{5})?$/, /*i18n*/ 'PIN code must be 6 digits')
    .default(''),
  /** The code that begins GST numbers of the state. */
  stateCode: z
    .string()
    .refine((code) => code === '' || Object.hasOwn(states, code), /*i18n*/ 'Choose a state')
    .default(''),
});
export type BillTo = z.infer<typeof BillTo>;
