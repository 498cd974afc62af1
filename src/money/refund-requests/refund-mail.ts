import type { RefundClock } from './refund-clock.ts';

/** A mail about a request: to the customer and the staff when it is made, to the customer later, to the staff as a warning. */
export type RefundMail =
  | { what: 'received' | 'approved' | 'refused' | 'paid'; requestId: string }
  | { what: 'warning'; requestId: string; clock: RefundClock };
