import type { Notes } from '../input.ts';

/** Razorpay's refund. Amounts in paise, times in Unix seconds. */
export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal' | 'instant';
  speed_requested: 'normal' | 'optimum';
};

/** A used `X-Refund-Idempotency`: `id` is the key itself. */
export type RefundKey = { id: string; request: string; refundId: string };
