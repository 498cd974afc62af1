import { z } from 'zod';
import { AdMarksInput } from '../conversions/ad-marks.ts';
import { leadForms } from '../lead.ts';
import { cutText } from '#kit/cut-text.ts';
import { attributionKeys, type Attribution } from '#content/visits/attribution.ts';

/** Postgres cannot store NUL, and control characters have no place in a name; line breaks and tabs stay. */
const clean = (s: string) =>
  s
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim();
export const text = (max: number) =>
  z.string().transform(clean).pipe(z.string().max(max, /*i18n*/ 'Please use at most {count} characters'));

/** Where a form was filled in. Advertisements make addresses longer than we keep: nobody is turned away for that. */
export const PageUrl = z.string().transform((address) => cutText(clean(address), 500));

/** Keeps the keys we know and cuts each value; anything else that a browser sends is left out. */
const AttributionInput = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((given) => {
    const kept: Attribution = {};
    for (const key of attributionKeys) {
      const value = given[key];
      if (typeof value === 'string' && value) kept[key] = cutText(clean(value), 300);
    }
    return kept;
  });

/** An enquiry in our own words, whichever form, call or page it came through. */
export const EnquiryInput = z.object({
  form: z.enum(leadForms),
  source: text(80),
  name: text(120),
  /** As typed; normalised by `phoneDigits`. */
  phone: text(40),
  email: text(200).pipe(z.union([z.literal(''), z.email(/*i18n*/ 'Please enter a valid e-mail address')])),
  service: text(120),
  message: text(4000),
  plan: text(80).default(''),
  pageUrl: PageUrl,
  /** The version of the words that were ticked, or null when the caller sent no ticks. */
  consentVersion: text(40).nullable().default(null),
  /** Whether they ticked that they may be written to on WhatsApp. */
  whatsApp: z.boolean().default(false),
  /** A field people never see: only programs fill it. */
  honeypot: text(500).default(''),
  /** Milliseconds between the form's appearance and its sending, where JavaScript could tell. */
  elapsedMs: z.number().nonnegative().nullable().catch(null).default(null),
  attribution: AttributionInput.default({}),
  adMarks: AdMarksInput,
  idempotencyKey: text(200).nullable().default(null),
  /** The request as it arrived. */
  raw: z.unknown(),
});
export type EnquiryInput = z.infer<typeof EnquiryInput>;
