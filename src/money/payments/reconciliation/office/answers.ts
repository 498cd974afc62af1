import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { mismatchKinds, type MismatchKind } from '../mismatch.ts';

export const ReconRun = z
  .object({
    id: z.uuid(),
    at: When,
    fromAt: When,
    payments: z.number().int(),
    refunds: z.number().int(),
    mismatches: z.array(
      z.object({
        kind: z.enum(Object.keys(mismatchKinds) as MismatchKind[]),
        gatewayId: z.string(),
        transactionId: z.string().nullable(),
        amountPaise: z.number().int(),
      }),
    ),
  })
  .openapi('StaffReconciliation');
