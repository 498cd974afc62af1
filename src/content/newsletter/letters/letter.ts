import { z } from 'zod';

/** draft → scheduled → sending → sent. A scheduled one can be taken back. */
export const letterStatuses = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** What readers get: paragraphs are parted by an empty line, the posts follow with their links. */
export const LetterInput = z.strictObject({
  subject: z.string().trim().min(1, 'Enter a subject').max(150, 'Use at most 150 characters'),
  text: z.string().trim().min(1, 'Write something').max(10_000, 'Use at most 10,000 characters'),
  postIds: z.array(z.uuid()).max(6, 'Choose at most six posts').default([]),
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
