import { createRoute, z } from '@hono/zod-openapi';
import type { InvoicePdfs } from '../pdfs.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { pdfHeaders } from '../wire/routes.ts';
import { exportGstReturn } from '../gst-return.ts';
import { invoiceKinds } from '../invoice.ts';
import { InvoiceFilter, TaxMonth } from '../invoice-filter.ts';
import { getInvoice, listInvoices, resendInvoice } from '../staff-invoices.ts';
import { answer, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';
import { drawingLimit } from '#kit/limit.ts';

const Paise = z.number().int();
const Row = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(invoiceKinds),
    financialYear: z.string().openapi({ example: '26-27' }),
    issuedAt: When,
    transactionId: z.string(),
    buyerName: z.string(),
    buyerGstin: z.string(),
    buyerEmail: z.string(),
    taxablePaise: Paise,
    gstPaise: Paise,
    totalPaise: Paise,
  })
  .openapi('StaffInvoice');

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/invoices',
  tags,
  summary: 'Invoices and credit notes, the latest first',
  request: { query: InvoiceFilter },
  responses: {
    200: answer('A page', z.object({ data: z.array(Row), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const pdf = createRoute({
  method: 'get',
  path: '/invoices/{id}/pdf',
  tags,
  summary: 'One of them as PDF',
  request: { params: IdParam },
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(401, 403, 404, 429, 503),
  },
});
const resend = createRoute({
  method: 'post',
  path: '/invoices/{id}/resend',
  tags,
  summary: 'Mail it to its buyer once more',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});
const exported = createRoute({
  method: 'get',
  path: '/invoices/gstr1.csv',
  tags,
  summary: 'What is filed for a month: B2B, B2CS, CDNR, HSN, DOCS',
  request: { query: TaxMonth },
  responses: {
    200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } },
    ...errorAnswers(401, 403, 422),
  },
});

export const staffInvoiceRoutes = (deps: { pdfs: InvoicePdfs }) =>
  createStaffRouter()
    .openapi(exported, async (c) => {
      const { month } = c.req.valid('query');
      return c.body(await exportGstReturn(c.var.ctx, { month }), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="gstr1-${month}.csv"`,
      });
    })
    .openapi(list, async (c) => {
      const page = await listInvoices(c.var.ctx, c.req.valid('query'));
      const data = page.data.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));
      return c.json({ ...page, data }, 200);
    })
    .openapi(pdf, async (c) => {
      const invoice = await getInvoice(c.var.ctx, { invoiceId: c.req.valid('param').id });
      await c.var.ctx.limit(drawingLimit, c.var.ctx.request.ip);
      return c.body(await deps.pdfs.invoice(invoice), 200, pdfHeaders(invoice.number));
    })
    .openapi(resend, async (c) => {
      await resendInvoice(c.var.ctx, { invoiceId: c.req.valid('param').id });
      return c.body(null, 204);
    });
