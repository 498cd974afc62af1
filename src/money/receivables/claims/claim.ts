/** What everybody may know about payments that buyers tell us of, browsers included. */
import { z } from 'zod';
import type { OfflineMethod } from '#money/payments/offline-methods.ts';

export const claimStatuses = ['open', 'booked', 'dismissed'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** UPI and IMPS have twelve digits, NEFT sixteen characters, RTGS twenty-two; other ways letters and digits. */
const reference = /^(\d{12}|[A-Z0-9]{16}|[A-Z0-9]{22}|(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z0-9]{8,22})$/;

/** What a buyer tells of a payment. */
export const ClaimInput = z.object({
  reference: z
    .string()
    .max(60)
    .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .regex(reference, /*i18n*/ 'Enter the UTR as your bank or app shows it: 12, 16 or 22 characters'),
    ),
  /** A day in India; empty where the buyer does not say. */
  paidOn: z.union([z.literal(''), z.iso.date(/*i18n*/ 'Choose a day')]).default(''),
});
export type ClaimInput = z.output<typeof ClaimInput>;

/** By which way money with this reference most likely came. */
export const methodOf = (utr: string): OfflineMethod => (/^\d{12}$/.test(utr) ? 'upi' : 'bank');
