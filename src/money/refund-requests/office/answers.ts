import { z } from '@hono/zod-openapi';
import { andMore, When } from '#kit/answers.ts';
import type { RefundClock } from '../refund-clock.ts';
import { refundRequestStatuses } from '../refund-request.ts';
import type { RefundFacts } from '../refund-steps.ts';

export const RefundRequest = z
  .object({
    id: z.uuid(),
    createdAt: When,
    transactionId: z.string(),
    status: z.enum(refundRequestStatuses),
    reason: z.string(),
    titles: z.array(z.string()),
    totalPaise: z.number().int(),
    refundedPaise: z.number().int(),
    decidedBy: z.string().nullable(),
    reviewReason: z.string().nullable(),
    customerId: z.uuid(),
    customerCode: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    facts: z.custom<RefundFacts>(),
    clock: z.custom<RefundClock>().nullable(),
  })
  .openapi('StaffRefundRequest', andMore({ id: { type: 'string', format: 'uuid' } }));
