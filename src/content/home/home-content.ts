import { z } from 'zod';
import { sectionsOf, type SectionPlan } from '#agency/documents/sections.ts';

/** Text that a jsonb column can hold, on one or more lines. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, /*staff*/ 'Write something here')
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), /*i18n*/ 'Use plain text');

const Card = z.strictObject({ name: text(60), text: text(200) });
const sixCards = z.array(Card).length(6, /*staff*/ 'There are six cards');

/** As the specification spells it; content stored before it was the owner's text says this. */
const specifiedLink = 'Expore details';

export const homeSections = [
  'proof',
  'services',
  'work',
  'prices',
  'about',
  'counters',
  'clients',
  'software',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** What stands below the first screen. The specification fixes what is not free, and its order. */
export const homePlan: SectionPlan<HomeSection> = {
  all: homeSections,
  free: ['proof', 'work', 'prices'],
};

/**
 * Everything that the home page says, as staff edit it. The cards stand in a fixed order, since each leads to a page of
 * its own. A logo is a picture of the library; `withName` writes the client's name beside it, `hidden` keeps it off the
 * page.
 */
export const HomeContent = z.strictObject({
  hero: z.strictObject({ firstLine: text(60), secondLine: text(60), lead: text(300) }),
  services: z.strictObject({
    heading: text(90),
    lead: text(300),
    /** On the way from each card to its page. */
    link: text(40).default(specifiedLink),
    cards: sixCards,
  }),
  about: z.strictObject({
    heading: text(90),
    text: text(600),
    claims: z
      .array(z.strictObject({ figure: text(24), words: text(60) }))
      .max(3, /*staff*/ 'There is room for three'),
    /** Who answers for it, with picture. */
    withFounder: z.boolean().default(true),
    /** The next free times of the calendar. */
    withFreeTimes: z.boolean().default(true),
  }),
  counters: z
    .array(
      z.strictObject({ to: z.int(/*staff*/ 'Enter a whole number').min(0).max(1_000_000), words: text(40) }),
    )
    .length(4, /*staff*/ 'There are four numbers'),
  clients: z.strictObject({
    heading: text(90),
    logos: z
      .array(
        z.strictObject({ name: text(60), pictureId: z.uuid(), withName: z.boolean(), hidden: z.boolean() }),
      )
      .max(40),
  }),
  software: z.strictObject({ heading: text(90), lead: text(300), cards: sixCards }),
  sections: sectionsOf(homePlan),
});
export type HomeContent = z.infer<typeof HomeContent>;
export type HomeCard = z.infer<typeof Card>;

/** As stored. `isSample`: as it came with the installation, not yet gone over by the agency. */
export const StoredHome = z.object({ content: HomeContent, isSample: z.boolean() });
export type StoredHome = z.infer<typeof StoredHome>;

/** The key of its row among the settings, and the name under which the page is kept. */
export const homeKey = 'home';
