import { z } from 'zod';
import { supplies } from '#catalogue/gst/supply.ts';
import { isTreatedRight, treatedWrong, treatments } from '#catalogue/gst/treatment.ts';
import { OfferedFields } from '#catalogue/price-items/price-item.ts';
import { isGstin } from '#kit/india/gstin.ts';
import { units } from '#kit/units.ts';
import { languages } from '#kit/language/language.ts';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';
import { formatInr } from '#kit/india/money.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { OffsetPage } from '#kit/rows/offset-page.ts';
import { BillTo } from './bill-to.ts';
import { quotationStates } from './quotation.ts';

/** A thousand crore rupees: no amount is more, nor all of a quotation's together. */
const maxPaise = 1_000_000_000_000;

const paise = z
  .number(/*i18n*/ 'Enter an amount')
  .int('Enter whole paise')
  .min(0, /*i18n*/ 'Enter an amount')
  .max(maxPaise, `At most ${formatInr(maxPaise)}`);

export const LineInput = z
  .strictObject({
    /** Kept from one revision to the next, so that they can be compared; a new line comes without. */
    id: z.string().min(1).max(40).optional(),
    title: text(120).pipe(z.string().min(1, 'Say what it is')),
    description: text(1000).default(''),
    ...OfferedFields,
    unit: z.enum(units).optional(),
    treatment: z.enum(treatments).optional(),
    quantity: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(10_000),
    unitPricePaise: paise,
    discountPaise: paise.default(0),
  })
  .refine((line) => line.discountPaise <= line.quantity * line.unitPricePaise, {
    path: ['discountPaise'],
    error: 'More than the line costs',
  })
  .refine(isTreatedRight, treatedWrong);
export type LineInput = z.infer<typeof LineInput>;

const Lines = z
  .array(LineInput)
  .max(60, 'At most 60 lines')
  .refine((lines) => lines.reduce((sum, line) => sum + grossOf(line), 0) <= maxPaise, {
    error: `All together it comes to more than ${formatInr(maxPaise)}`,
  });
const grossOf = ({ quantity, unitPricePaise, discountPaise, gstPercent }: LineInput) =>
  (quantity * unitPricePaise - discountPaise) * (1 + gstPercent / 100);

/** A draft as staff write it. What a customer must be able to answer to is asked for when it is sent. */
export const QuotationInput = z.strictObject({
  title: text(120).pipe(z.string().min(1, 'Say what it is for')),
  name: text(120).pipe(z.string().min(1, 'Enter a name')),
  company: text(120).default(''),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .max(20)
    .refine((gst) => gst === '' || isGstin(gst), { error: /*i18n*/ 'This is not a valid GST number' })
    .default(''),
  ...BillTo.shape,
  /** Of a buyer abroad. */
  country: text(60).default(''),
  supply: z.enum(supplies).default('ordinary'),
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
    .pipe(z.union([z.literal(''), z.email('Please enter a valid e-mail address')]))
    .default(''),
  intro: text(2000).default(''),
  terms: text(6000).default(''),
  language: z.enum(languages).default('en'),
  validUntil: z.iso.date('Choose a day'),
  /** How much is due before the work begins; null: all at once. */
  depositPercent: z
    .number('Enter a percentage')
    .int('Enter a whole percentage')
    .min(1, 'At least 1')
    .max(99, 'At most 99')
    .nullable()
    .default(null),
  /** Of the coupon that lowers it; empty without one. */
  couponCode: z.string().trim().max(40).default(''),
  lines: Lines,
});
export type QuotationInput = z.infer<typeof QuotationInput>;

/** What a new quotation can begin with. */
export const TemplateInput = z.strictObject({
  name: text(80).pipe(z.string().min(1, 'Enter a name')),
  title: text(120),
  intro: text(2000),
  terms: text(6000),
  validDays: z.number().int().min(1, 'At least 1').max(365, 'At most 365'),
  lines: Lines,
});
export type TemplateInput = z.infer<typeof TemplateInput>;

/** Which quotations somebody wants to see. */
export const QuotationFilter = z.object({
  state: z.enum(quotationStates).optional(),
  leadId: z.uuid().optional(),
  /** Days in India on which they were begun. */
  begunFrom: z.iso.date().optional(),
  begunUntil: z.iso.date().optional(),
  /** The number, or the beginnings of words of the name or the company. */
  q: z.string().trim().max(80).optional(),
});
export type QuotationFilter = z.infer<typeof QuotationFilter>;

/** One page of the list. */
export const QuotationPage = QuotationFilter.extend({
  sort: z.enum(['id', 'totalPaise', 'validUntil', 'sentAt']).default('id'),
  order: z.enum(['asc', 'desc']).default('desc'),
  ...OffsetPage.shape,
});
export type QuotationPage = z.infer<typeof QuotationPage>;
