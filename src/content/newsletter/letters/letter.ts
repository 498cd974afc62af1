import { z } from 'zod';
import { everybody, Segment } from './segment.ts';

/**
 * draft → scheduled → sending → sent; with two subjects, sending → testing → sending → sent. A scheduled one can be taken
 * back.
 */
export const letterStatuses = ['draft', 'scheduled', 'sending', 'testing', 'sent'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

const Subject = z.string().trim().max(150, 'Use at most 150 characters');

/**
 * What readers get: paragraphs are parted by an empty line, the posts follow with their links. With a second subject each
 * of the two goes to a share of the readers, and the better one to the rest.
 */
export const LetterInput = z.strictObject({
  subject: Subject.min(1, 'Enter a subject'),
  subjectB: Subject.default(''),
  /** Percent of the readers for each of two subjects. */
  sharePercent: z.number().int().min(1, 'At least one percent').max(50, 'At most 50 percent').default(10),
  /** From when both shares have theirs. */
  decideHours: z.number().int().min(1, 'At least one hour').max(72, 'At most 72 hours').default(4),
  text: z.string().trim().min(1, 'Write something').max(10_000, 'Use at most 10,000 characters'),
  postIds: z.array(z.uuid()).max(6, 'Choose at most six posts').default([]),
  segment: Segment.default(everybody),
});
export type LetterInput = z.infer<typeof LetterInput>;

/** When it goes out; null: at once. */
export const LetterPlan = z.strictObject({
  sendAt: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .nullable(),
});
export type LetterPlan = z.infer<typeof LetterPlan>;
