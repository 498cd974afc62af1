import { z } from 'zod';
import { isGstin } from '#kit/india/gstin.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { languages } from '#kit/language/language.ts';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';
import { BillTo } from '#sales/quotations/bill-to.ts';

/** A buyer as staff write it. What an invoice must show of it is asked for when one is issued. */
export const BuyerInput = z
  .strictObject({
    name: text(120).pipe(z.string().min(1, /*staff*/ 'Enter a name')),
    company: text(120).default(''),
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .max(20)
      .refine((gst) => gst === '' || isGstin(gst), { error: /*i18n*/ 'This is not a valid GST number' })
      .default(''),
    ...BillTo.shape,
    country: text(60).default(''),
    isZone: z.boolean().default(false),
    mobile: z
      .string()
      .max(40)
      .transform(phoneDigits)
      .refine((digits) => digits === '' || digits.length === 10, { error: phoneMessages.incomplete })
      .default(''),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(120)
      .pipe(z.union([z.literal(''), z.email(/*i18n*/ 'Please enter a valid e-mail address')]))
      .default(''),
    language: z.enum(languages).default('en'),
    getsReminders: z.boolean().default(true),
  })
  .refine(({ country, gstin }) => !country || !gstin, {
    path: ['country'],
    error: /*staff*/ 'A buyer with a GST number is in India',
  });
export type BuyerInput = z.infer<typeof BuyerInput>;
