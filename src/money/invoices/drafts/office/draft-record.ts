import { callPath } from '#kit/path-of.ts';
import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import { staffPath } from '#kit/screen-paths.ts';
import type { TypedDraft } from '../draft-input.ts';
import type { Draft, DraftRow, DraftSums } from './answers.ts';

export type DraftRowRecord = z.infer<typeof DraftRow>;
export type DraftRecord = z.infer<typeof Draft>;
export type Sums = z.infer<typeof DraftSums>;

export const draftCalls = {
  price: (typed: TypedDraft, signal?: AbortSignal) =>
    request<Sums>('/invoice-drafts/price', { method: 'POST', body: typed, signal }),
  issue: (id: string, how: { byHand: boolean; useAdvances: boolean }) =>
    request<{ id: string; number: string }>(callPath`/invoice-drafts/${id}/issue`, {
      method: 'POST',
      body: how,
    }),
  proforma: (id: string) =>
    request<{ id: string; number: string }>(callPath`/invoice-drafts/${id}/proforma`, {
      method: 'POST',
      body: {},
    }),
  attachBill(id: string, number: string, file: File) {
    const body = new FormData();
    body.set('number', number);
    body.set('file', file, file.name);
    return request<unknown>(callPath`/invoice-drafts/${id}/bills`, { method: 'POST', body });
  },
  removeBill: (id: string, billId: string) =>
    request<null>(callPath`/invoice-drafts/${id}/bills/${billId}`, { method: 'DELETE' }),
  remove: (id: string) => request<null>(callPath`/invoice-drafts/${id}`, { method: 'DELETE' }),
  pdfPath: (id: string) => staffPath(callPath`/invoice-drafts/${id}/pdf`),
};
