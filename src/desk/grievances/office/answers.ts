import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { grievanceStatuses } from '../grievance.ts';

export const GrievanceRow = z
  .object({
    id: z.uuid(),
    createdAt: When,
    email: z.string(),
    text: z.string(),
    language: z.string(),
    status: z.enum(grievanceStatuses),
    dueOn: z.iso.date(),
    answer: z.string(),
    answeredAt: When.nullable(),
    answeredBy: z.string().nullable(),
  })
  .openapi('StaffGrievance');
