import type { RefundClock } from '../refund-clock.ts';
import type { RefundRequestStatus } from '../refund-request.ts';
import type { RefundFacts } from '../refund-steps.ts';
import { ask } from '#kit/office/http.ts';

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
