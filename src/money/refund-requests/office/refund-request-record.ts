import { callPath } from '#kit/path-of.ts';
import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import type { RefundRequest } from './answers.ts';

export type RefundRequestRecord = z.infer<typeof RefundRequest>;

export const refundRequestCalls = {
  approve: (id: string, amountPaise: number, answer: string) =>
    request<null>(callPath`/refund-requests/${id}/approve`, {
      method: 'POST',
      body: { amountPaise, answer },
    }),
  refuse: (id: string, answer: string) =>
    request<null>(callPath`/refund-requests/${id}/refuse`, { method: 'POST', body: { answer } }),
};
