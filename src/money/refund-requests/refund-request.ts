import { paidStatuses, type TransactionStatus } from '#money/payments/transaction.ts';

/** open → approved → paid, or open → refused. */
export const refundRequestStatuses = ['open', 'approved', 'refused', 'paid'] as const;
export type RefundRequestStatus = (typeof refundRequestStatuses)[number];

/** Of these a payment has at most one; the database sees to it. Somebody has to do something. */
export const waitingStatuses = ['open', 'approved'] satisfies RefundRequestStatus[];

/** In business days, as the refund policy promises. */
export const reviewDays = 7;
export const payDays = { from: 10, until: 14 };
/** So many business days before a promise is broken, staff are warned. */
export const warnDays = 2;

export const maxReason = 1_000;

/** Whether there is something of a payment that can be asked back. */
export const isRefundable = (payment: {
  status: TransactionStatus;
  totalPaise: number;
  refundedPaise: number;
}) =>
  (paidStatuses as TransactionStatus[]).includes(payment.status) &&
  payment.refundedPaise < payment.totalPaise;
