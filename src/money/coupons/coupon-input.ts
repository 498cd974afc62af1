import { z } from 'zod';
import { activeStatuses } from '#catalogue/pricing-plans/pricing-plan.ts';
import { couponPlaces, normalCode } from './coupon.ts';

const count = z.number().int().min(1, 'At least one').max(1_000_000).nullable();
const moment = z.coerce.date().nullable();

/** A coupon as staff edit it. */
export const CouponInput = z
  .strictObject({
    code: z
      .string()
      .transform(normalCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'Use 3 to 40 letters, digits and dashes')),
    note: z.string().trim().max(200),
    percent: z
      .number()
      .int('Use a whole number')
      .min(1, 'From 1 to 100')
      .max(100, 'From 1 to 100')
      .nullable(),
    offPaise: z.number().int().min(100, 'At least ₹1').max(100_000_000).nullable(),
    validFrom: moment,
    validUntil: moment,
    mostUses: count,
    mostUsesEach: count,
    places: z.array(z.enum(couponPlaces)).min(1, 'Choose where it can be used').default(['plan']),
    minSpendPaise: z.number().int().min(100, 'At least ₹1').max(1_000_000_000).nullable().default(null),
    firstPurchaseOnly: z.boolean().default(false),
    planIds: z.array(z.uuid()).max(200),
    status: z.enum(activeStatuses),
  })
  .refine(({ percent, offPaise }) => percent !== null || offPaise !== null, {
    message: 'Enter a percentage or an amount',
    path: ['percent'],
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil, {
    message: 'The end must be after the beginning',
    path: ['validUntil'],
  });
export type CouponInput = z.infer<typeof CouponInput>;
