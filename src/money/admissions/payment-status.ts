import type { AttemptStatus } from '#kit/ports/gateway.ts';
import type { TransactionStatus } from '#money/payments/transaction.ts';

/** A payment as admission tells of it. `Awaiting`: money is on its way, here or back. */
export const admissionPaymentStatuses = ['Paid', 'Authorized', 'Awaiting', 'Failed', 'Refunded'] as const;
export type AdmissionPaymentStatus = (typeof admissionPaymentStatuses)[number];

/** Null for an order that nobody has tried to pay: that is no payment record. */
export function paymentStatus(
  status: TransactionStatus,
  lastAttempt: AttemptStatus | null,
): AdmissionPaymentStatus | null {
  switch (status) {
    case 'paid':
    case 'partially_refunded':
      return 'Paid';
    case 'refunded':
      return 'Refunded';
    case 'authorized':
      return 'Authorized';
    case 'review':
    case 'refund_due':
      return 'Awaiting';
    case 'created':
    case 'pending':
      if (lastAttempt === null) return null;
      return lastAttempt === 'failed' ? 'Failed' : 'Awaiting';
    case 'cancelled':
    case 'expired':
    case 'create_failed':
      // Given up, or replaced by another plan's, before anybody tried.
      return lastAttempt === null ? null : 'Failed';
  }
}

/** Whether there is nothing to do but wait. */
export const isUnderWay = ({ status }: { status: AdmissionPaymentStatus }) =>
  status === 'Paid' || status === 'Authorized' || status === 'Awaiting';
