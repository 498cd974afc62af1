import { z } from 'zod';
import { sectionsOf } from '#agency/documents/sections.ts';
import { otherLanguages } from '#kit/language/language.ts';
import { servicePagePlan } from './sections.ts';

/** The pages of the seven services; each slug is the page's address. */
export const servicePageSlugs = [
  'website-development',
  'application-development',
  'get-your-online-store',
  'digital-marketing',
  'google-ads',
  'meta-ads',
  'real-estate-website-development-service',
] as const;
export type ServicePageSlug = (typeof servicePageSlugs)[number];

/** What the office calls them. */
export const servicePageNames: Record<ServicePageSlug, string> = {
  'website-development': 'Website Development',
  'application-development': 'Application Development',
  'get-your-online-store': 'E-commerce Website',
  'digital-marketing': 'Digital Marketing',
  'google-ads': 'Google Ads',
  'meta-ads': 'Meta Ads',
  'real-estate-website-development-service': 'Real Estate',
};

/** The name under which pages and kept answers know a page. */
export const servicePageTag = (slug: ServicePageSlug) => `service-page:${slug}`;

/** Text that a jsonb column can hold, on one or more lines. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, /*staff*/ 'Write something here')
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), /*i18n*/ 'Use plain text');

const TextBox = z.strictObject({ title: text(80), text: text(400) });
/**
 * A sum, a comparison or a course of events that only this page shows, as a table of two to four columns; the first cell
 * of a row is its head. `note`: what the figures are, so that a sample is never taken for a promise.
 */
const Exhibit = z
  .strictObject({
    heading: text(90),
    lead: text(300),
    columns: z
      .array(text(40))
      .min(2, /*staff*/ 'At least two columns')
      .max(4, /*staff*/ 'At most four columns'),
    rows: z
      .array(z.strictObject({ cells: z.array(text(120)) }))
      .min(1, /*staff*/ 'At least one row')
      .max(12),
    note: text(300),
  })
  .superRefine(({ columns, rows }, ctx) => {
    for (const [i, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        ctx.addIssue({
          code: 'custom',
          path: ['rows', i, 'cells'],
          message: /*staff*/ 'Each row has one line for each column',
        });
  });
export type Exhibit = z.infer<typeof Exhibit>;

const paise = z.int().min(100, /*staff*/ 'At least ₹1').max(1_000_000_000);

/**
 * Everything that one service page says, as staff edit it. `offer`: a monthly price and the one it replaces, in paise.
 * `pictureId`: a picture of the library that stands beside the heading instead of what the page has there of its own.
 * `features` may be empty. Below the heading of `demos` stand the cases that the service was part of; `leadCase` is the
 * slug of the one that is told at length, empty where the first of them is.
 */
export const ServicePageContent = z.strictObject({
  title: text(70),
  description: text(180),
  badge: text(60),
  heading: text(90),
  lead: text(400),
  proof: z.array(z.strictObject({ figure: text(24), words: text(80) })).max(3),
  offer: z
    .strictObject({ paise, struckPaise: paise, words: text(160) })
    .refine((offer) => offer.paise < offer.struckPaise, {
      message: /*staff*/ 'The struck price must be the higher one',
      path: ['struckPaise'],
    })
    .nullable(),
  why: z.strictObject({
    heading: text(90),
    boxes: z.array(TextBox).length(4, /*staff*/ 'There are four boxes'),
  }),
  process: z.strictObject({
    heading: text(90),
    steps: z.array(TextBox).length(6, /*staff*/ 'There are six steps'),
  }),
  features: z.strictObject({ heading: text(90), lead: text(300), items: z.array(TextBox).max(60) }),
  demos: z.strictObject({ heading: text(90) }),
  // Pages written before these came are read as pages without them.
  pictureId: z.uuid().nullable().default(null),
  leadCase: z.string().trim().max(80).default(''),
  exhibit: Exhibit.nullable().default(null),
  sections: sectionsOf(servicePagePlan).default({ order: [], hidden: [] }),
  faq: z.strictObject({
    heading: text(90),
    items: z
      // What only a draft says of a question falls off.
      .array(z.object({ question: text(160), answer: text(1200) }))
      .min(1, /*staff*/ 'Ask at least one question')
      .max(30),
  }),
  closing: TextBox,
});
export type ServicePageContent = z.infer<typeof ServicePageContent>;

/** The same as a draft: a question may wait for its answer. */
export const ServicePageDraft = ServicePageContent.extend({
  faq: ServicePageContent.shape.faq.extend({
    items: z
      .array(
        z.strictObject({
          question: text(160),
          answer: z.string().trim().max(1200),
          /** In which language a visitor asked it, where that is not English. */
          askedIn: z.enum(otherLanguages).optional(),
        }),
      )
      .max(30),
  }),
});
export type TextBox = z.infer<typeof TextBox>;
