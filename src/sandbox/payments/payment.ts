import type { Notes } from '../input.ts';

/** Razorpay's payment, and in `sandbox` what only the sandbox knows. Amounts in paise, times in Unix seconds. */
export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'card' | 'upi' | 'netbanking';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: Card;
  bank: string | null;
  wallet: null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  /** Razorpay's share with its GST, and that GST alone; null before the capture. */
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
  customer_id?: string;
  /** Of the mandate that it made, or that it was debited by. */
  token_id?: string;
  upi?: { payer_account_type: string; vpa: string; flow: string };
  sandbox: {
    /** Shown by whoever started the payment to go on with it. */
    token: string;
    /** Why it will fail, whatever the customer answers. */
    doom: PaymentError | null;
    outcome: Outcome;
    callbackUrl: string | null;
    authorizedAt: number | null;
    /** When a payment that failed is authorised after all. */
    lateAt: number | null;
    /** When the bank debits; only of what a mandate pays. */
    debitAt?: number;
  };
};

export type PaymentError = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
};

export type Card = {
  id: string;
  entity: 'card';
  name: string;
  last4: string;
  network: string;
  type: 'credit' | 'debit';
  issuer: string | null;
  international: boolean;
  emi: boolean;
  sub_type: 'customer' | 'business';
};

/**
 * What the bank does once the customer has said yes. `normal`: authorises, and the order's rule decides about the
 * capture. `pending`: never answers. `authorize`: authorises, no capture by itself. `late`: fails, and authorises a
 * minute later. `silent`: as normal, but the browser never hears of it.
 */
export const outcomes = ['normal', 'pending', 'authorize', 'late', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

/** As the API sends it: the card only when asked for. */
export function paymentEntity(payment: Payment) {
  const { sandbox: _, card: __, ...entity } = payment;
  return entity;
}

/** As webhooks and `expand[]=card` show it. */
export function paymentWithCard(payment: Payment) {
  const { sandbox: _, ...entity } = payment;
  return entity;
}
