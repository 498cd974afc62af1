import { z } from '@hono/zod-openapi';

export const Queue = z
  .object({
    name: z.string(),
    queued: z.number().int(),
    active: z.number().int(),
    failed: z.number().int(),
  })
  .openapi('StaffQueue');

export const Job = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.string(),
    createdOn: z.string(),
    retryCount: z.number().int(),
    retryLimit: z.number().int(),
    reason: z.string().nullable(),
    // Not z.json(): the description of the API cannot unfold a type that contains itself.
    data: z.unknown(),
  })
  .openapi('StaffJob');
