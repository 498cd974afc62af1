import { z } from '@hono/zod-openapi';
import { LeadRow } from '../../office/answers.ts';

export const Person = z
  .object({
    leads: z.array(LeadRow),
    customers: z.array(z.object({ id: z.uuid(), code: z.string(), fullName: z.string(), email: z.string() })),
  })
  .openapi('StaffPersonFound');
