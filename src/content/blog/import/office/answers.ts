import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { postStatuses } from '../../post.ts';
import { importOutcomes } from '../import-way.ts';

export const ImportReport = z
  .object({
    site: z.string(),
    others: z
      .array(z.object({ kind: z.string(), count: z.number().int() }))
      .openapi({ description: 'What is no post and stays out, by the word of WordPress' }),
    posts: z.array(
      z.object({
        title: z.string(),
        outcome: z.enum(importOutcomes),
        why: z.string().openapi({ description: 'Why it is refused' }),
        told: z.array(z.string()).openapi({ description: 'What is other than it was' }),
        status: z.enum(postStatuses),
        category: z.string(),
        tags: z.array(z.string()),
        at: When.nullable(),
        pictures: z.number().int(),
      }),
    ),
  })
  .openapi('PostImportReport');

export const ImportedPictures = z
  .object({
    waiting: z.number().int().openapi({ description: 'Posts whose pictures are still being fetched' }),
    fetched: z.number().int(),
    refused: z.array(z.object({ url: z.string(), why: z.string() })),
  })
  .openapi('ImportedPictures');
