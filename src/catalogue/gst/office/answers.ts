import { z } from '@hono/zod-openapi';
import { etag } from '#kit/answers.ts';

export const GstRate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    percent: z.number(),
    position: z.number().int(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffGstRate');
