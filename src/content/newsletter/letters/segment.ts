import { z } from 'zod';
import { languages } from '#kit/language/language.ts';

/** Whether somebody has an account here. */
export const customerRules = ['all', 'only', 'none'] as const;

/** To whom of the confirmed subscribers a letter goes: every rule that says something has to hold. Days are Indian ones. */
export const Segment = z.strictObject({
  /** Any of these; none given: all. */
  languages: z.array(z.enum(languages)).max(languages.length).default([]),
  /** What they said they want to read about: any of these. */
  interests: z
    .array(z.string().trim().min(1).max(100))
    .max(20, /*staff*/ 'Choose at most twenty')
    .default([]),
  /** The page they subscribed on begins like this: `/blogs/`. */
  source: z.string().trim().max(120, /*staff*/ 'Use at most 120 characters').default(''),
  customers: z.enum(customerRules).default('all'),
  /** Confirmed on this day or later, and on this day or before. */
  since: z.iso.date(/*staff*/ 'Choose a day').nullable().default(null),
  until: z.iso.date(/*staff*/ 'Choose a day').nullable().default(null),
  /**
   * Got letters in so many days, opened none and followed no link: of those who allow us to count that. What others do
   * is not known.
   */
  quietDays: z
    .number()
    .int()
    .min(7, /*staff*/ 'At least seven days')
    .max(365, /*staff*/ 'At most 365 days')
    .nullable()
    .default(null),
});
export type Segment = z.infer<typeof Segment>;

export const everybody: Segment = Segment.parse({});
