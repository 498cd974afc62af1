import { z } from '@hono/zod-openapi';
import { letterStatuses } from '../letter.ts';
import { etag, When } from '#kit/answers.ts';

export const Letter = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    text: z.string(),
    postIds: z.array(z.uuid()),
    status: z.enum(letterStatuses),
    sendAt: When.nullable(),
    sentAt: When.nullable(),
    sentTo: z.number().int(),
    createdAt: When,
    updatedAt: When,
    etag,
  })
  .openapi('Letter');
