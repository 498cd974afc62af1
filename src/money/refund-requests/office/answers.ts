import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
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
    lastTaxDay: z.iso.date().nullable().openapi({ description: 'Until when its credit note takes tax off' }),
    totalPaise: z.number().int(),
    refundedPaise: z.number().int(),
    decidedBy: z.string().nullable(),
    reviewReason: z.string().nullable(),
    customerId: z.uuid(),
    customerCode: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    facts: z.custom<RefundFacts>().openapi({ type: 'object', description: 'What its story is told from' }),
    clock: z
      .custom<RefundClock>()
      .openapi({ type: 'object', description: 'What runs while it waits' })
      .nullable(),
  })
  .openapi('StaffRefundRequest');
