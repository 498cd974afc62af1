import { z } from 'zod';
import type { Paise } from '#kit/india/money.ts';

export const activeStatuses = ['Active', 'Inactive'] as const;
export type ActiveStatus = (typeof activeStatuses)[number];

/** What a customer can subscribe to. Prices contain GST. */
export type PricingPlan = {
  id: string;
  serviceId: string;
  serviceName: string;
  name: string;
  /** The plan of the offer that lends it months and prices. */
  offerPlanId: string | null;
  months: number;
  /** Before the discount; the same as `sellPaise` where there is none. */
  pricePaise: Paise;
  sellPaise: Paise;
  benefits: string[];
};

/** The name under which pages that show what can be subscribed to are kept. */
export const pricingPlansTag = 'pricing-plans';

/** A line of what is in a plan. */
export const BenefitLine = z.string().trim().min(1, /*staff*/ 'Write a line or remove it').max(120);

const amount = z.number().int('Enter whole paise').min(100, 'Enter a price').max(100_000_000).nullable();

/** A plan as staff edit it. Months and prices are its own, or those of the offer's plan that it names. */
export const PricingPlanInput = z
  .strictObject({
    serviceId: z.uuid('Choose a service'),
    offerPlanId: z.string().max(60).nullable(),
    name: z.string().trim().min(1, 'Enter a name').max(80),
    months: z.number().int().min(1, 'At least one month').max(120).nullable(),
    pricePaise: amount,
    sellPaise: amount,
    benefits: z.array(BenefitLine).max(20),
    status: z.enum(activeStatuses),
  })
  .superRefine(({ offerPlanId, months, pricePaise, sellPaise }, c) => {
    if (offerPlanId !== null) return;
    const missing = { months, pricePaise, sellPaise };
    for (const [field, value] of Object.entries(missing))
      if (value === null)
        c.addIssue({ code: 'custom', path: [field], message: 'Needed without a plan of the offer' });
    if (pricePaise !== null && sellPaise !== null && pricePaise < sellPaise)
      c.addIssue({
        code: 'custom',
        path: ['pricePaise'],
        message: 'The price before the discount must not be below it',
      });
  });
export type PricingPlanInput = z.infer<typeof PricingPlanInput>;
