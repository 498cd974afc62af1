import type { InvoiceKind } from '../invoice.ts';
import { ask } from '#kit/office/http.ts';

export type InvoiceRecord = {
  id: string;
  number: string;
  kind: InvoiceKind;
  issuedAt: string;
  transactionId: string;
  buyerName: string;
  buyerGstin: string;
  buyerEmail: string;
  gstPaise: number;
  totalPaise: number;
};

export const invoiceCalls = {
  pdfPath: (id: string) => `/staff/invoices/${id}/pdf`,
  gstReturnPath: (month: string) => `/staff/invoices/gstr1.csv?month=${month}`,
  resend: (id: string) => ask<null>(`/invoices/${id}/resend`, { method: 'POST' }),
};
