import type { Notes } from '../input.ts';

/**
 * Razorpay's registration link: an invoice of nothing, on whose page a customer agrees to a mandate. Times in Unix
 * seconds.
 */
export type Registration = {
  id: string;
  entity: 'invoice';
  type: 'link';
  receipt: string;
  customer_id: string;
  customer_details: { id: string; name: string; email: string; contact: string };
  order_id: string;
  payment_id: string | null;
  status: 'issued' | 'paid' | 'cancelled' | 'expired';
  amount: 0;
  currency: string;
  description: string;
  short_url: string;
  notes: Notes;
  expire_by: number;
  created_at: number;
  paid_at: number | null;
  cancelled_at: number | null;
  expired_at: number | null;
  /** What the mandate allows: only the sandbox shows it here. */
  sandbox: { max_amount: number; expire_at: number };
};

export function registrationEntity({ sandbox: _, ...entity }: Registration) {
  return entity;
}

/** A mandate as the customer's bank has it. Amounts in paise. */
export type Token = {
  id: string;
  entity: 'token';
  method: 'upi';
  customer_id: string;
  recurring: boolean;
  recurring_details: {
    status: 'initiated' | 'confirmed' | 'rejected' | 'paused' | 'cancelled';
    failure_reason: string | null;
  };
  max_amount: number;
  expired_at: number;
  created_at: number;
};
