import { callPath } from '#kit/path-of.ts';
import type { z } from 'zod';
import type { BuyerAddress } from '../e-invoices/buyer-address.ts';
import type { EditedBuyerAddress } from '../e-invoices/office/answers.ts';
import type { RevisionInput } from '../revise-invoice.ts';
import type { ListedInvoice } from './answers.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';
import { staffPath } from '#kit/screen-paths.ts';

export type InvoiceRecord = z.infer<typeof ListedInvoice>;
export type BuyerAddressRecord = z.infer<typeof EditedBuyerAddress>;

export const invoiceCalls = {
  pdfPath: (id: string) => staffPath(callPath`/invoices/${id}/pdf`),
  revise: (id: string, input: RevisionInput) =>
    request<{ id: string; number: string }>(callPath`/invoices/${id}/revisions`, {
      method: 'POST',
      body: input,
    }),
  inv01Path: (id: string) => staffPath(callPath`/invoices/${id}/inv-01.json`),
  buyerAddress: (id: string) => request<BuyerAddressRecord>(callPath`/invoices/${id}/buyer-address`),
  completeAddress: ({ id, etag, ...base }: BuyerAddressRecord, address: BuyerAddress) =>
    save<BuyerAddressRecord>(callPath`/invoices/${id}/buyer-address`, {
      method: 'PUT',
      body: address,
      etag,
      base,
    }),
  register: (id: string, answer: string) =>
    request<null>(callPath`/invoices/${id}/irn`, { method: 'POST', body: { answer } }),
  recordCancellation: (id: string, reason: string) =>
    request<null>(callPath`/invoices/${id}/irn-cancellation`, { method: 'POST', body: { reason } }),
  resend: (id: string) => request<null>(callPath`/invoices/${id}/resend`, { method: 'POST' }),
};
