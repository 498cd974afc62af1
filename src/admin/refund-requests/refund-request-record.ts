import type { RefundClock } from '#domain/refund-requests/refund-clock.ts';
import type { RefundRequestStatus } from '#domain/refund-requests/refund-request.ts';
import type { RefundFacts } from '#domain/refund-requests/refund-steps.ts';
import { ask } from '../http.ts';

export type RefundRequestRecord = {
  id: string;
  createdAt: string;
  transactionId: string;
  status: RefundRequestStatus;
  reason: string;
  titles: string[];
  totalPaise: number;
  refundedPaise: number;
  decidedBy: string | null;
  reviewReason: string | null;
  customerId: string;
  customerCode: string;
  customerName: string;
  customerEmail: string;
  facts: RefundFacts;
  clock: RefundClock | null;
};

export const refundRequestCalls = {
  approve: (id: string, amountPaise: number, answer: string) =>
    ask<null>(`/refund-requests/${id}/approve`, { method: 'POST', body: { amountPaise, answer } }),
  refuse: (id: string, answer: string) =>
    ask<null>(`/refund-requests/${id}/refuse`, { method: 'POST', body: { answer } }),
};
