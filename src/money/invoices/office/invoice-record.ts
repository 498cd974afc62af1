import { callPath } from '#kit/path-of.ts';
import type { z } from 'zod';
import type { RevisionInput } from '../revise-invoice.ts';
import type { Invoice } from './answers.ts';
import { request } from '#kit/office/http.ts';
import { staffPath } from '#kit/screen-paths.ts';

export type InvoiceRecord = z.infer<typeof Invoice>;

export const invoiceCalls = {
  pdfPath: (id: string) => staffPath(callPath`/invoices/${id}/pdf`),
  revise: (id: string, input: RevisionInput) =>
    request<{ id: string; number: string }>(callPath`/invoices/${id}/revisions`, {
      method: 'POST',
      body: input,
    }),
  resend: (id: string) => request<null>(callPath`/invoices/${id}/resend`, { method: 'POST' }),
};
