import { z } from 'zod';

const rupees = z.number().int('Enter whole paise').min(100, 'Enter a price').max(100_000_000);

/** What staff may change of a plan; which plans there are is fixed. */
export const PlanInput = z
  .strictObject({
    duration: z.string().trim().min(1, 'Enter a duration').max(30),
    months: z.number().int().min(1).max(120),
    pricePaise: rupees,
    originalPaise: rupees.nullable(),
    bestOffer: z.boolean(),
    description: z.string().trim().max(300),
  })
  .refine(({ pricePaise, originalPaise }) => originalPaise === null || originalPaise > pricePaise, {
    message: 'The struck-through price must be above the price',
    path: ['originalPaise'],
  });
export type PlanInput = z.infer<typeof PlanInput>;
