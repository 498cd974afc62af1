import type { AttemptStatus } from '#kit/ports/gateway.ts';
import type { PaymentMode } from '../payment-mode.ts';
import type { PricedOrder, Purpose } from '../priced-order.ts';
import type { EventStatus, RefundStatus, TransactionStatus, Trigger } from '../transaction.ts';
import { ask } from '#kit/office/http.ts';

export type PaymentRecord = {
  id: string;
  number: number;
  createdAt: string;
  purpose: Purpose;
  totalPaise: number;
  status: TransactionStatus;
  mode: PaymentMode;
  paidAt: string | null;
  refundedPaise: number;
  reviewReason: string | null;
  customerId: string | null;
  customerName: string;
};

/** The lists are missing while only the list's part of the payment has come. */
export type PaymentDetail = PaymentRecord & {
  /** When the customer was told that it failed, and how to try again. */
  remindedAt?: string | null;
  order?: PricedOrder;
  gatewayOrderId?: string | null;
  paidPaymentId?: string | null;
  attempts?: {
    gatewayPaymentId: string;
    createdAt: string;
    amountPaise: number;
    currency: string;
    status: AttemptStatus;
    captured: boolean;
    refundedPaise: number;
    method: string;
    errorText: string | null;
    surplus: boolean;
  }[];
  refunds?: {
    id: string;
    createdAt: string;
    amountPaise: number;
    status: RefundStatus;
    reason: string;
    staffName: string | null;
    errorText: string | null;
  }[];
  events?: { id: string; at: string; event: string; status: EventStatus }[];
  history?: {
    id: string;
    at: string;
    what: string;
    from: TransactionStatus | null;
    to: TransactionStatus;
    trigger: Trigger;
    actor: string;
  }[];
};

export type RefundWish = {
  amountPaise: number;
  reason: string;
  idempotencyKey: string;
  gatewayPaymentId: string | null;
};

export const paymentCalls = {
  recheck: (id: string) => ask<PaymentDetail>(`/payments/${id}/recheck`, { method: 'POST' }),
  refund: (id: string, wish: RefundWish) =>
    ask<PaymentDetail>(`/payments/${id}/refund`, { method: 'POST', body: wish }),
};
