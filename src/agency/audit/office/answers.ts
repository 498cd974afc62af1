import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';

export const Entry = z
  .object({
    id: z.uuid(),
    at: When,
    staffId: z.uuid().nullable(),
    staffName: z.string(),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    ip: z.string(),
    requestId: z.string(),
  })
  .openapi('StaffAuditEntry');
