import type { Dispute } from '../disputes/dispute.ts';
import type { PaymentLink } from '../links/link.ts';
import type { Registration, Token } from '../mandates/mandate.ts';
import type { Order } from '../orders/order.ts';
import type { Payment } from '../payments/payment.ts';
import type { Refund } from '../refunds/refund.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'payment_link.paid'
  | 'payment_link.expired'
  | 'payment_link.cancelled'
  | 'invoice.paid'
  | 'invoice.expired'
  | 'token.confirmed'
  | 'token.rejected'
  | 'token.paused'
  | 'token.resumed'
  | 'token.cancelled'
  | 'payment.dispute.created'
  | 'payment.dispute.under_review'
  | 'payment.dispute.action_required'
  | 'payment.dispute.won'
  | 'payment.dispute.lost'
  | 'payment.dispute.closed'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** What an event is about; the keys stand in Razorpay's order. */
export type Subject = {
  payment_link?: PaymentLink;
  refund?: Refund;
  payment?: Payment;
  dispute?: Dispute;
  order?: Order;
  invoice?: Registration;
  token?: Token;
};

/** An event and what became of it. Times in milliseconds of the sandbox's clock. */
export type WebhookEvent = {
  /** `x-razorpay-event-id`: the same at every try. */
  id: string;
  event: string;
  body: string;
  url: string;
  /** The secret when it came about: a new one does not sign old events. */
  secret: string;
  createdAt: number;
  /** `off`: no webhook was set up. `dropped`: a fault. `given up`: 24 hours without a 2xx. */
  state: 'waiting' | 'delivered' | 'dropped' | 'given up' | 'off';
  nextTryAt: number;
  tries: { at: number; status: number | null; error: string | null }[];
  /** How often each try sends it. */
  copies: number;
  /** A fresh id at every send: the signature does not cover it. */
  freshIds: boolean;
  /** Which process sends it. */
  process: string;
};
