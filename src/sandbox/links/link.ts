import type { Notes } from '../input.ts';

/** Razorpay's payment link, and behind it what only the sandbox knows. Amounts in paise, times in Unix seconds, 0 for never. */
export type PaymentLink = {
  id: string;
  accept_partial: false;
  amount: number;
  amount_paid: number;
  callback_method: string;
  callback_url: string;
  cancelled_at: number;
  created_at: number;
  currency: string;
  customer: Record<string, string>;
  description: string;
  expire_by: number;
  expired_at: number;
  first_min_partial_amount: 0;
  notes: Notes | null;
  notify: { email: boolean; sms: boolean };
  /** Of those that were captured. */
  payments: LinkPayment[] | null;
  reference_id: string;
  reminder_enable: boolean;
  short_url: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  updated_at: number;
  user_id: string;
  /** Once somebody has opened it. */
  order_id?: string;
};

type LinkPayment = {
  amount: number;
  created_at: number;
  method: string;
  payment_id: string;
  plink_id: string;
  status: 'captured';
  updated_at: number;
};
