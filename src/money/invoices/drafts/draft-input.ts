import { z } from 'zod';
import { formatInr } from '#kit/india/money.ts';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';
import { units } from '#kit/units.ts';
import { lineKinds } from '../bill.ts';
import { grossOf } from '../price-bill.ts';
import { isTreatedRight, treatedWrong, treatments } from '#catalogue/gst/treatment.ts';
import { supplies } from '#catalogue/gst/supply.ts';

/** A thousand crore rupees: no amount is more, nor all of an invoice's together. */
const maxPaise = 1_000_000_000_000;
const paise = z
  .number(/*i18n*/ 'Enter an amount')
  .int(/*staff*/ 'Enter whole paise')
  .min(0, /*i18n*/ 'Enter an amount')
  .max(maxPaise, `At most ${formatInr(maxPaise)}`);

const Line = z
  .strictObject({
    kind: z.enum(lineKinds).default('service'),
    title: text(120).pipe(z.string().min(1, /*staff*/ 'Say what it is')),
    description: text(1000).default(''),
    sac: z
      .string()
      .trim()
      .regex(/^(\d{4}|\d{6}|\d{8})?$/, /*staff*/ 'A code has 4, 6 or 8 digits')
      .default(''),
    unit: z.enum(units).default(''),
    quantity: z
      .number(/*staff*/ 'Enter a number')
      .min(0.01, /*staff*/ 'At least 0.01')
      .max(100_000)
      .multipleOf(0.01, /*staff*/ 'Use at most two decimals'),
    unitPaise: paise,
    discountPaise: paise.default(0),
    gstPercent: z
      .number(/*staff*/ 'Enter a percentage')
      .min(0, /*staff*/ 'At least 0')
      .max(40, /*staff*/ 'At most 40')
      .multipleOf(0.01),
    treatment: z.enum(treatments).optional(),
    proof: text(120).default(''),
  })
  .refine(isTreatedRight, treatedWrong)
  .refine((line) => line.discountPaise <= grossOf(line), {
    path: ['discountPaise'],
    error: /*staff*/ 'More than the line costs',
  })
  .refine(({ kind, proof }) => kind === 'service' || proof !== '', {
    path: ['proof'],
    error:
      /*staff*/ 'Enter the number of the supplier’s bill on the client; without one it is charged with GST',
  });
type Line = z.infer<typeof Line>;
const totalOf = (line: Line) => (grossOf(line) - line.discountPaise) * (1 + line.gstPercent / 100);

/** An invoice as staff write it. What it must show is asked for when it is issued. */
export const DraftInput = z.strictObject({
  buyerId: z.uuid(/*staff*/ 'Choose a buyer'),
  /** The issued invoice for whose sale more is charged; null: a sale of its own. */
  correctsId: z.uuid().nullable().default(null),
  supply: z.enum(supplies).default('ordinary'),
  pricesInclude: z.boolean().default(false),
  lines: z
    .array(Line)
    .max(60, /*staff*/ 'At most 60 lines')
    .refine((lines) => lines.reduce((sum, line) => sum + totalOf(line), 0) <= maxPaise, {
      error: `All together it comes to more than ${formatInr(maxPaise)}`,
    }),
  dueDays: z
    .number(/*staff*/ 'Enter a number of days')
    .int(/*staff*/ 'Enter whole days')
    .min(0, /*staff*/ 'At least 0')
    .max(365, /*staff*/ 'At most 365'),
  orderNumber: text(60).default(''),
  note: text(1000).default(''),
});
export type DraftInput = z.infer<typeof DraftInput>;

const percent = z.number().int().min(0).max(100);
/** What the lines of a draft are cut from, where they are a part. */
export const BillPart = z.strictObject({
  fromPercent: percent,
  toPercent: percent,
  totalPaise: paise,
  rates: z.array(z.strictObject({ percent: z.number().min(0).max(40), taxablePaise: paise })).max(60),
});

/** What is typed so far, to be worked out; nobody may have been chosen yet. */
export const TypedDraft = DraftInput.pick({ supply: true, pricesInclude: true, lines: true }).extend({
  buyerId: z.uuid().nullable(),
  part: BillPart.nullable().default(null),
});
export type TypedDraft = z.input<typeof TypedDraft>;
