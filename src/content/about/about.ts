import { z } from 'zod';

const line = (max: number) => z.string().trim().max(max);
const needed = (max: number) => line(max).min(1, /*staff*/ 'Enter a text');

/**
 * What the About page says. The longer texts are plain: a blank line parts paragraphs, lines that begin with "- " are
 * a list, and [words](/path) is a link. The year of founding is a site setting.
 */
export const AboutTexts = z.strictObject({
  headline: needed(120),
  lead: line(400),
  founderHeading: needed(80),
  founderName: needed(80),
  founderRole: line(80),
  founderText: needed(3_000),
  /** A picture of the library; a drawing stands there until the owner chooses one. */
  founderPictureId: z.uuid().nullable().default(null),
  companyHeading: needed(80),
  companyText: needed(3_000),
  visionHeading: needed(80),
  visionText: needed(2_000),
  missionHeading: needed(80),
  missionText: needed(2_000),
  /** Whom the agency sends elsewhere; without a text the page leaves it out. */
  unfitHeading: line(80).default(''),
  unfitText: line(2_000).default(''),
});
export type AboutTexts = z.infer<typeof AboutTexts>;

/** As stored. `isSample`: as it came with the demo, nobody has written it yet. */
export const About = AboutTexts.extend({ isSample: z.boolean() });
export type About = z.infer<typeof About>;

/** The key of its row among the settings. */
export const aboutKey = 'about';
