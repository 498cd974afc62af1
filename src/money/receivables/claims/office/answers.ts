import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { claimStatuses } from '../claim.ts';

/** What a buyer says it has paid of one invoice or quotation. */
export const ToldClaim = z.object({
  id: z.uuid(),
  createdAt: When,
  reference: z.string(),
  paidOn: z.iso.date().nullable(),
  status: z.enum(claimStatuses),
  reason: z.string().openapi({ description: 'Why it was dismissed' }),
});

export const Claim = ToldClaim.extend({
  invoiceId: z.uuid().nullable(),
  quotationId: z.uuid().nullable(),
  number: z.string(),
  buyerName: z.string(),
  openPaise: z.number().int(),
}).openapi('StaffPaymentClaim');
