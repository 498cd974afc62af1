import { z } from 'zod';
import type { Picture } from '#agency/media/picture.ts';
import { servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { Slug } from '#content/blog/post.ts';

export const caseStatuses = ['Draft', 'Published'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** The name under which pages that show cases are kept. */
export const casesTag = 'cases';

/** Text that the database can hold, as long as `max` characters; empty where it is not written yet. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), /*i18n*/ 'Use plain text');
const written = (max: number) => text(max).min(1, /*staff*/ 'Write something here');

/** What changed, in a number: `month` is when it was measured, as in 2026-03; `source`: who or what counted. */
const CaseFigure = z.strictObject({
  figure: written(16),
  words: written(90),
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, /*staff*/ 'Choose the month'),
  source: written(80),
});
export type CaseFigure = z.infer<typeof CaseFigure>;

/** What the client says; without words there is none. */
const CaseQuote = z.strictObject({ words: text(400), name: text(60), place: text(60) });
export type CaseQuote = z.infer<typeof CaseQuote>;

/** Somebody of the agency's, and what their part was. */
const CaseMaker = z.strictObject({ name: written(60), role: written(60) });

/** One step of the work, shown on what was there that day: its picture is `stepPictureId`. */
const CaseStep = z.strictObject({ heading: text(90), words: text(500) });

/** A page of the client's: elsewhere, or on this site. */
const Address = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:$|https:\/\/[^\s/]+\.[^\s]+$|\/[\w/-]+$)/, /*staff*/ 'Begin with https://');

/** A case as staff write it; a draft may have gaps. */
export const CaseDraft = z
  .strictObject({
    slug: Slug.min(1, /*staff*/ 'Write an address'),
    client: written(60),
    trade: text(60),
    town: text(60),
    headline: text(90),
    problem: text(700),
    built: z.array(written(200)).max(8, /*staff*/ 'At most eight lines'),
    figures: z.array(CaseFigure).max(3, /*staff*/ 'At most three figures'),
    quote: CaseQuote,
    services: z.array(z.enum(servicePageSlugs)).max(servicePageSlugs.length),
    address: Address,
    beforePictureId: z.uuid().nullable(),
    desktopPictureId: z.uuid().nullable(),
    phonePictureId: z.uuid().nullable(),
    // Drafts and versions from before these came are read as cases without them.
    makers: z.array(CaseMaker).max(6, /*staff*/ 'At most six people').default([]),
    step: CaseStep.default({ heading: '', words: '' }),
    stepPictureId: z.uuid().nullable().default(null),
    differently: text(500).default(''),
  })
  .superRefine(({ quote }, ctx) => {
    if (quote.words && !quote.name)
      ctx.addIssue({ code: 'custom', path: ['quote', 'name'], message: /*staff*/ 'Say who said it' });
  });
export type CaseContent = z.infer<typeof CaseDraft>;

/** The same as its page needs it: whole. */
export const CaseContent = CaseDraft.superRefine((content, ctx) => {
  const miss = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  for (const field of ['trade', 'town', 'headline', 'problem'] as const)
    if (!content[field]) miss(field, /*staff*/ 'A published case needs this');
  if (content.built.length === 0) miss('built', /*staff*/ 'Say what was built');
  if (!content.desktopPictureId) miss('desktopPictureId', /*staff*/ 'A published case needs this picture');
});

/** A case of which nothing is written yet; it begins with a client and an address. */
export const emptyCase: CaseContent = {
  slug: '',
  client: '',
  trade: '',
  town: '',
  headline: '',
  problem: '',
  built: [],
  figures: [],
  quote: { words: '', name: '', place: '' },
  services: [],
  address: '',
  beforePictureId: null,
  desktopPictureId: null,
  phonePictureId: null,
  makers: [],
  step: { heading: '', words: '' },
  stepPictureId: null,
  differently: '',
};

/** What a card shows of a case; what is published has its desktop picture. */
export type CaseCard = Pick<CaseContent, 'slug' | 'client' | 'trade' | 'town' | 'headline'> & {
  figure: CaseFigure | null;
  desktop: Picture | null;
  phone: Picture | null;
};

/** The whole of it, as its own page shows it. */
export type Case = CaseCard &
  Pick<
    CaseContent,
    'problem' | 'built' | 'figures' | 'quote' | 'services' | 'address' | 'makers' | 'step' | 'differently'
  > & {
    before: Picture | null;
    stepPicture: Picture | null;
  };
