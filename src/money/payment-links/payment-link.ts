/** What everybody may know about payment links, browsers included. */
import { z } from 'zod';
import { pathOf } from '#kit/path-of.ts';

/** `part-paid` waits for more; `paid`: nothing of it is open, however it was paid. */
export const linkStates = ['open', 'part-paid', 'paid', 'expired', 'revoked'] as const;
export type LinkState = (typeof linkStates)[number];

export const linkPath = (token: string) => pathOf('/pay/:token', { token });

/** So long a link holds where nobody says otherwise, and at most, in days. */
export const usualDays = 14;
const mostDays = 180;

const days = z
  .number(/*staff*/ 'Enter a number of days')
  .int(/*staff*/ 'Enter whole days')
  .min(1, /*staff*/ 'At least 1')
  .max(mostDays, `At most ${mostDays}`);
const common = {
  days: days.default(usualDays),
  /** Mails it where there is an address; otherwise staff pass it on. */
  byMail: z.boolean().default(true),
};
const amountPaise = z
  .number(/*i18n*/ 'Enter an amount')
  .int(/*staff*/ 'Enter whole paise')
  .min(100, /*i18n*/ 'The amount must be at least ₹1.')
  .max(1_000_000_000_000);

/** What is asked of whom. A free amount becomes an invoice of one line, which is owed from then on. */
export const LinkInput = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('invoice'),
    invoiceId: z.uuid(),
    /** Null: all that is open. */
    amountPaise: amountPaise.nullable().default(null),
    inParts: z.boolean().default(false),
    ...common,
    /** Null: the usual days, and until the invoice is due. */
    days: days.nullable().default(null),
  }),
  z.strictObject({ of: z.literal('quotation'), quotationId: z.uuid(), ...common }),
  /** The difference for a higher plan, as it is on the day of the payment; never after the running one has ended. */
  z.strictObject({
    of: z.literal('upgrade'),
    admissionId: z.uuid(),
    planId: z.uuid(/*staff*/ 'Choose a plan'),
    ...common,
  }),
  z.strictObject({
    of: z.literal('amount'),
    buyerId: z.uuid(/*staff*/ 'Choose a buyer'),
    title: z.string().trim().min(1, /*staff*/ 'Say what it is').max(120),
    /** GST included. */
    amountPaise,
    gstPercent: z.number(/*staff*/ 'Enter a percentage').min(0).max(40),
    sac: z
      .string()
      .trim()
      .regex(/^(\d{4}|\d{6}|\d{8})?$/, /*staff*/ 'A code has 4, 6 or 8 digits')
      .default(''),
    inParts: z.boolean().default(false),
    ...common,
  }),
]);
export type LinkInput = z.infer<typeof LinkInput>;
