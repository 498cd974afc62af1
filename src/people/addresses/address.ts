import { z } from 'zod';
import { stateOfPin } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import { addressKinds } from './address-kinds.ts';

const plain = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const plainText = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max).refine(plain, /*i18n*/ 'Use plain text');

/** What a customer types. The state that is chosen counts; the PIN code tells it where none is. */
export const AddressInput = z
  .object({
    kind: z.enum(addressKinds, /*i18n*/ 'Choose Home, Office or Others'),
    address: plainText(300, /*i18n*/ 'Address is required'),
    city: plainText(80, /*i18n*/ 'City is required'),
    pincode: z
      .string(/*i18n*/ 'PIN code is required')
      .trim()
      .regex(/^[1-9]\d{5}$/, /*i18n*/ 'PIN code must be 6 digits'),
    stateCode: z.string().trim().default(''),
    isDefault: z.boolean().default(false),
  })
  .transform((typed) => ({ ...typed, stateCode: typed.stateCode || (stateOfPin(typed.pincode) ?? '') }))
  .refine(({ stateCode }) => Object.hasOwn(states, stateCode), {
    error: /*i18n*/ 'Choose a state',
    path: ['stateCode'],
  });
export type AddressInput = z.infer<typeof AddressInput>;

/** Nobody needs more; a script would. */
export const maxAddresses = 20;
