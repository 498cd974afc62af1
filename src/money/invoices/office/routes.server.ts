import { z } from '@hono/zod-openapi';
import type { InvoicePdfs } from '../pdfs.ts';
import { drawingLimit } from '#kit/limit.ts';
import { pdfHeaders } from '../wire/routes.ts';
import { exportDocuments } from '../export-documents.ts';
import { InvoiceFilter, TaxMonth } from '../invoice-filter.ts';
import { reviseInvoice, RevisionInput } from '../revise-invoice.ts';
import { getInvoice, listInvoices, resendInvoice } from '../staff-invoices.ts';
import { sendZip } from '#kit/wire/send-file.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { ListedInvoice } from './answers.ts';

export const staffInvoiceRoutes = (deps: { pdfs: InvoicePdfs }) => [
  staffRoute('invoices:read', {
    method: 'get',
    path: '/invoices',
    summary: 'Invoices and credit notes, the latest first',
    query: InvoiceFilter,
    answer: ['A page', pageOf(ListedInvoice)],
    handle: (ctx, { query }) => listInvoices(ctx, query),
  }),
  staffRoute('invoices:export', {
    method: 'get',
    path: '/invoices/documents.zip',
    summary: 'Every document of a month as PDF, with a list of them',
    query: TaxMonth,
    answer: ['A zip', z.string().openapi({ format: 'binary' }), 'application/zip'],
    errors: [429],
    handle: async (ctx, { query: { month } }, c) =>
      sendZip(c, `documents-${month}.zip`, await exportDocuments(ctx, { month, pdfs: deps.pdfs })),
  }),
  staffRoute('invoices:read', {
    method: 'get',
    path: '/invoices/{id}/pdf',
    summary: 'One of them as PDF',
    params: IdParam,
    answer: ['A4', z.string().openapi({ format: 'binary' }), 'application/pdf'],
    errors: [429, 503],
    handle: async (ctx, { params }, c) => {
      const invoice = await getInvoice(ctx, { invoiceId: params.id });
      await ctx.limit(drawingLimit, ctx.request.ip);
      return c.body(await deps.pdfs.invoice(invoice), 200, pdfHeaders(invoice.number));
    },
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoices/{id}/revisions',
    summary: 'Say it once more for the right buyer, with the same amounts',
    params: IdParam,
    body: RevisionInput,
    status: 201,
    answer: ['The revision', z.object({ id: z.uuid(), number: z.string() })],
    errors: [409],
    handle: (ctx, { params, body }) => reviseInvoice(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('invoices:send', {
    method: 'post',
    path: '/invoices/{id}/resend',
    summary: 'Mail it to its buyer once more',
    params: IdParam,
    errors: [422],
    handle: (ctx, { params }) => resendInvoice(ctx, { invoiceId: params.id }),
  }),
];
