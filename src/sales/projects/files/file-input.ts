import { z } from 'zod';
import { stepCount } from '../project.ts';
import { mostNoteCharacters, mostPinCharacters, mostPins, versionAnswers } from './project-file.ts';

/** What is said of a file when it is given. */
export const FileNote = z.string().trim().max(mostNoteCharacters, /*i18n*/ 'Use at most 1,000 characters');

const thousandth = z.number().int().min(0).max(1_000);

/** What a customer says of a version. Who asks for changes says which: in words, or on the picture. */
export const VersionReply = z
  .strictObject({
    answer: z.enum(versionAnswers),
    note: FileNote.default(''),
    pins: z
      .array(
        z.strictObject({
          x: thousandth,
          y: thousandth,
          text: z
            .string()
            .trim()
            .min(1, /*i18n*/ 'Write something, or take the comment off')
            .max(mostPinCharacters, /*i18n*/ 'Use at most 300 characters'),
        }),
      )
      .max(mostPins)
      .default([]),
  })
  .refine(({ answer, note, pins }) => answer === 'approved' || note !== '' || pins.length > 0, {
    path: ['note'],
    error: /*i18n*/ 'Write what should be different',
  });
export type VersionReply = z.infer<typeof VersionReply>;

/** Where a version is looked at that is no file. */
export const VersionAddress = z
  .url({ protocol: /^https$/, error: /*staff*/ 'Enter an address that begins with https://' })
  .max(500, /*staff*/ 'Use at most 500 characters');

export const VersionStep = z.coerce.number().int().min(1).max(stepCount);
