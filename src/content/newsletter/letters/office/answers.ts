import { z } from '@hono/zod-openapi';
import { letterStatuses } from '../letter.ts';
import { Segment } from '../segment.ts';
import { etag, When } from '#kit/answers.ts';

export const Letter = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    subjectB: z.string(),
    sharePercent: z.number().int(),
    decideHours: z.number().int(),
    text: z.string(),
    postIds: z.array(z.uuid()),
    segment: Segment,
    status: z.enum(letterStatuses),
    sendAt: When.nullable(),
    sentAt: When.nullable(),
    sentTo: z.number().int(),
    decideAt: When.nullable(),
    createdAt: When,
    updatedAt: When,
    etag,
  })
  .openapi('Letter');

const number = z.number().int();
const tally = z.object({ sent: number, clicks: number });

export const LetterFigures = z
  .object({
    readers: number.nullable().openapi({ description: 'How many the segment had when it began to go' }),
    sentTo: number,
    sentToB: number.openapi({ description: 'Those of them who got the second subject' }),
    unsubscribed: number,
    decideAt: When.nullable(),
    decision: z.object({ winner: z.enum(['a', 'b']), isClear: z.boolean(), a: tally, b: tally }).nullable(),
    delivery: z
      .object({ sent: number, waiting: number, failed: number, cameBack: number })
      .nullable()
      .openapi({ description: 'Null where its mails are not kept any more' }),
    allowed: z
      .object({ readers: number, opened: number, clicked: number })
      .openapi({ description: 'Of those readers who allow it to be seen' }),
    links: z.array(z.object({ url: z.string(), a: number, b: number })).openapi({
      description: 'Clicks by the subject of the letter that they came from',
    }),
  })
  .openapi('LetterFigures');

const group = z.object({ name: z.string(), readers: number });
export const ReaderGroups = z
  .object({ languages: z.array(group), sources: z.array(group), interests: z.array(group) })
  .openapi('ReaderGroups');
