import { z } from '@hono/zod-openapi';
import { serviceStatuses } from '../service.ts';
import { etag, When } from '#kit/answers.ts';

export const Service = z
  .object({
    id: z.uuid(),
    name: z.string(),
    formerNames: z.array(z.string()),
    description: z.string(),
    openHours: z.array(z.object({ day: z.string(), startTime: z.string(), endTime: z.string() })),
    status: z.enum(serviceStatuses),
    position: z.number().int(),
    createdAt: When,
    updatedAt: When,
    etag,
  })
  .openapi('StaffService');
