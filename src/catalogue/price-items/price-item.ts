import { z } from 'zod';
import { isTreatedRight, treatedWrong, treatments, type Treatment } from '#catalogue/gst/treatment.ts';
import { activeStatuses } from '#catalogue/pricing-plans/pricing-plan.ts';
import type { Paise } from '#kit/india/money.ts';
import { units, type Unit } from '#kit/units.ts';

/** How what is offered is taxed and counted, wherever it is typed. */
export const OfferedFields = {
  sac: z
    .string()
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, 'A SAC has 4, 6 or 8 digits')
    .default(''),
  unit: z.enum(units).default(''),
  gstPercent: z.number('Enter a percentage').min(0, 'At least 0').max(40, 'At most 40').multipleOf(0.01),
  treatment: z.enum(treatments).default(''),
};

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'Use plain text');

/** Something that the agency offers again and again, as staff edit it. Its price is before GST. */
export const PriceItemInput = z
  .strictObject({
    title: plainText(120).min(1, 'Say what it is'),
    description: plainText(1000),
    ...OfferedFields,
    pricePaise: z
      .number('Enter an amount')
      .int('Enter whole paise')
      .min(100, 'Enter a price')
      .max(1_000_000_000, 'Enter at most ₹1,00,00,000'),
    status: z.enum(activeStatuses),
  })
  .refine(isTreatedRight, treatedWrong);
export type PriceItemInput = z.infer<typeof PriceItemInput>;

/** What can be put into a quotation, wherever its price stands. */
export type Price = {
  id: string;
  /** Where it stands: “Price list”, a product, a service. */
  group: string;
  title: string;
  description: string;
  sac: string;
  unit: Unit;
  /** Before GST. */
  unitPricePaise: Paise;
  gstPercent: number;
  treatment: Treatment;
};
