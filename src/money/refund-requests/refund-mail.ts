import { job, mailRetry } from '#kit/job.ts';
import type { RefundClock } from './refund-clock.ts';

/** A mail about a request: to the customer and the staff when it is made, to the customer later, to the staff as a warning. */
export type RefundMail =
  | { what: 'received' | 'approved' | 'refused' | 'paid'; requestId: string }
  | { what: 'warning'; requestId: string; clock: RefundClock };

export const refundMail = job<RefundMail>('refund-mail', {
  retry: mailRetry,
  fields: { what: 'shown', requestId: 'shown', clock: 'hidden' },
});
