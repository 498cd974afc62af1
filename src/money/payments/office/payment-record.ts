import { callPath } from '#kit/path-of.ts';
import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import type { ReturnInput } from '#money/receivables/return-receipt.ts';
import type { UnbookInput } from '#money/receivables/unbook-receipt.ts';
import type { Payment, PaymentRow } from './answers.ts';

export type PaymentRecord = z.infer<typeof PaymentRow>;
/** All but the list's part is missing while only that has come. */
export type PaymentDetail = PaymentRecord & Partial<z.infer<typeof Payment>>;

export type RefundForm = {
  amountPaise: number;
  reason: string;
  idempotencyKey: string;
  gatewayPaymentId: string | null;
};

export const paymentCalls = {
  recheck: (id: string) => request<PaymentDetail>(callPath`/payments/${id}/recheck`, { method: 'POST' }),
  endReview: (id: string, input: { reviewReason: string; note: string }) =>
    request<PaymentDetail>(callPath`/payments/${id}/end-review`, { method: 'POST', body: input }),
  cameBack: (id: string, input: ReturnInput) =>
    request<PaymentDetail>(callPath`/payments/${id}/came-back`, { method: 'POST', body: input }),
  unbook: (id: string, input: z.output<typeof UnbookInput>) =>
    request<PaymentDetail>(callPath`/payments/${id}/unbook`, { method: 'POST', body: input }),
  refund: (id: string, refund: RefundForm) =>
    request<PaymentDetail>(callPath`/payments/${id}/refund`, { method: 'POST', body: refund }),
};
