import type { z } from 'zod';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { Mandate } from './answers.ts';

export type MandateRecord = NonNullable<z.infer<typeof Mandate>['mandate']>;

const post = (path: string) => request<null>(path, { method: 'POST', body: {} });

/** What staff do with the mandate of a recurring invoice. */
export const mandateCalls = {
  get: (recurringId: string) =>
    request<z.infer<typeof Mandate>>(callPath`/recurring-invoices/${recurringId}/mandate`),
  send: (recurringId: string) => post(callPath`/recurring-invoices/${recurringId}/mandate`),
  debitEarlier: (recurringId: string) => post(callPath`/recurring-invoices/${recurringId}/mandate/earlier`),
  move: (recurringId: string, act: 'pause' | 'resume' | 'cancel') =>
    post(callPath`/recurring-invoices/${recurringId}/mandate/${act}`),
};
