import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { attemptStatuses } from '#kit/ports/gateway.ts';
import { disputeStatuses } from '../disputes/dispute.ts';
import { paymentModes } from '../payment-mode.ts';
import {
  purposes,
  eventStatuses,
  refundRank,
  transactionStatuses,
  triggers,
  type RefundStatus,
} from '../transaction.ts';
import type { PricedOrder } from '../priced-order.ts';

const Paise = z.number().int();

export const PaymentRow = z
  .object({
    id: z.string(),
    number: z.number().int(),
    createdAt: When,
    purpose: z.enum(purposes),
    totalPaise: Paise,
    status: z.enum(transactionStatuses),
    mode: z.enum(paymentModes),
    paidAt: When.nullable(),
    refundedPaise: Paise,
    returnedPaise: Paise.openapi({
      description: 'What went back besides refunds: a bank took it from us again, or staff sent it',
    }),
    misbooked: z.boolean().openapi({ description: 'It was another buyer’s, and was taken back' }),
    reviewReason: z.string().nullable(),
    customerId: z.uuid().nullable(),
    customerName: z.string(),
  })
  .openapi('StaffPaymentSummary');

export const Payments = z.object({
  data: z.array(PaymentRow),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
  totalIsCapped: z.boolean(),
});

const Attempt = z.object({
  gatewayPaymentId: z.string(),
  createdAt: When,
  amountPaise: Paise,
  currency: z.string(),
  status: z.enum(attemptStatuses),
  captured: z.boolean(),
  refundedPaise: Paise,
  method: z.string(),
  errorText: z.string().nullable(),
  /** Paid beside the payment that counts, or for nothing that can be delivered. */
  surplus: z.boolean(),
});

const Refund = z.object({
  id: z.uuid(),
  createdAt: When,
  amountPaise: Paise,
  status: z.enum(Object.keys(refundRank) as RefundStatus[]),
  reason: z.string(),
  staffName: z.string().nullable(),
  errorText: z.string().nullable(),
});

const Dispute = z.object({
  id: z.string(),
  createdAt: When,
  amountPaise: Paise,
  deductedPaise: Paise,
  status: z.enum(disputeStatuses),
  phase: z.string(),
  reasonCode: z.string(),
  respondBy: When.nullable(),
  bookedAt: When.nullable(),
});

const Event = z.object({ id: z.uuid(), at: When, event: z.string(), status: z.enum(eventStatuses) });

const HistoryEntry = z.object({
  id: z.uuid(),
  at: When,
  what: z.string(),
  from: z.enum(transactionStatuses).nullable(),
  to: z.enum(transactionStatuses),
  trigger: z.enum(triggers),
  actor: z.string(),
  /** What staff wrote down with it. */
  note: z.string().nullable(),
});

export const Payment = PaymentRow.extend({
  /** When the customer was told that it failed, and how to try again. */
  remindedAt: When.nullable(),
  order: z
    .custom<PricedOrder>()
    .openapi({ type: 'object', description: 'What is paid for, as it was priced when the payment began' }),
  gatewayOrderId: z.string().nullable(),
  paidPaymentId: z.string().nullable(),
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  events: z.array(Event),
  history: z.array(HistoryEntry),
}).openapi('StaffPayment');
