import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import type { LinkInput } from '../payment-link.ts';
import type { PaymentLink } from './answers.ts';

export type LinkRecord = z.infer<typeof PaymentLink>;

const post = <T = null>(path: string, body?: object) =>
  request<T>(path, { method: 'POST', ...(body && { body }) });

/** What staff do with links. */
export const linkCalls = {
  create: (input: LinkInput) => post<LinkRecord>('/payment-links', input),
  resend: (id: string) => post(callPath`/payment-links/${id}/mail`),
  revoke: (id: string) => post(callPath`/payment-links/${id}/revoke`),
  revokePage: (invoiceId: string) => post(callPath`/receivables/${invoiceId}/revoke-page`),
};
