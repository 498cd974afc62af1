import { z } from '@hono/zod-openapi';
import { shownAs, versionAnswers } from './project-file.ts';

const common = {
  id: z.uuid(),
  name: z.string().openapi({ example: 'logo.png' }),
  bytes: z.number().int(),
  note: z.string(),
  at: z.iso.datetime(),
};

export const GivenFile = z
  .object({ ...common, fromUs: z.boolean().openapi({ description: 'Whether the agency gave it' }) })
  .openapi('ProjectFile');

export const Version = z
  .object({
    ...common,
    step: z.number().int(),
    number: z.number().int().openapi({ description: 'Counts within its step' }),
    isCurrent: z.boolean().openapi({ description: 'No later one is shown: only this one can be answered' }),
    as: z.enum(shownAs),
    address: z.string().openapi({ description: 'Where it is looked at; empty of a file' }),
    sha256: z.string().openapi({ description: 'Of the file, or of the address as it is written' }),
    answer: z.enum(versionAnswers).nullable(),
    answerNote: z.string(),
    pins: z.array(
      z.object({
        x: z.number().int().openapi({ description: 'Thousandths of the width, from the left' }),
        y: z.number().int().openapi({ description: 'Thousandths of the height, from above' }),
        text: z.string(),
      }),
    ),
    answeredAt: z.iso.datetime().nullable(),
  })
  .openapi('ProjectVersion');
