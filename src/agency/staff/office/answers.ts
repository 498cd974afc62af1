import { z } from '@hono/zod-openapi';
import { roles } from '#kit/permissions.ts';
import { etag, When } from '#kit/answers.ts';

export const Person = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    ownLeadsOnly: z.boolean(),
    active: z.boolean(),
    offDuty: z.boolean(),
    createdAt: When,
    lastSeenAt: When.nullable(),
    secondFactor: z.boolean(),
    etag,
  })
  .openapi('StaffMember');
