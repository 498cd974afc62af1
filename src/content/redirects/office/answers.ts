import { z } from '@hono/zod-openapi';
import { redirectStatuses } from '../redirect.ts';
import { etag, When } from '#kit/answers.ts';

export const Redirect = z
  .object({
    id: z.uuid(),
    fromPath: z.string(),
    target: z.string(),
    status: z.literal(redirectStatuses),
    note: z.string(),
    hits: z.number().int(),
    lastHitAt: When.nullable(),
    createdAt: When,
    etag,
  })
  .openapi('StaffRedirect');

export const LostAddress = z
  .object({
    id: z.uuid(),
    path: z.string(),
    hits: z.number().int(),
    firstSeenAt: When,
    lastSeenAt: When,
    suggestion: z.string().nullable(),
  })
  .openapi('StaffLostAddress');
