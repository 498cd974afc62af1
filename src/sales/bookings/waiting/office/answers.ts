import { z } from '@hono/zod-openapi';
import { waitingStatuses } from '../waiting.ts';
import { When } from '#kit/answers.ts';

export const Waiting = z
  .object({
    id: z.uuid(),
    day: z.string(),
    joinedAt: When,
    leadId: z.uuid(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    status: z.enum(waitingStatuses),
    heldUntil: When.nullable(),
    bookingId: z.uuid().nullable(),
    startsAt: When.nullable().openapi({ description: 'The time that is held for them, or that they booked' }),
  })
  .openapi('StaffWaiting');
export type WaitingRecord = z.infer<typeof Waiting>;
