import { z } from 'zod';
import { shownAs, versionAnswers } from './project-file.ts';

const common = {
  id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  note: z.string(),
  at: z.iso.datetime(),
};

export const GivenFile = z.object({ ...common, fromUs: z.boolean().describe('Whether the agency gave it') });

export const Version = z.object({
  ...common,
  step: z.number().int(),
  number: z.number().int().describe('Counts within its step'),
  isCurrent: z.boolean().describe('No later one is shown: only this one can be answered'),
  as: z.enum(shownAs),
  address: z.string().describe('Where it is looked at; empty of a file'),
  sha256: z.string().describe('Of the file, or of the address as it is written'),
  answer: z.enum(versionAnswers).nullable(),
  answerNote: z.string(),
  pins: z.array(
    z.object({
      x: z.number().int().describe('Thousandths of the width, from the left'),
      y: z.number().int().describe('Thousandths of the height, from above'),
      text: z.string(),
    }),
  ),
  answeredAt: z.iso.datetime().nullable(),
});
