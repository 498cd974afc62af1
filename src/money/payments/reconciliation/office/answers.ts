import { z } from '@hono/zod-openapi';
import { andMore, When } from '#kit/answers.ts';
import type { Mismatch } from '../mismatch.ts';

export const ReconRun = z
  .object({
    id: z.uuid(),
    at: When,
    fromAt: When,
    payments: z.number().int(),
    refunds: z.number().int(),
    mismatches: z.array(z.custom<Mismatch>()),
  })
  .openapi('StaffPayment', andMore({ id: { type: 'string' } }));
