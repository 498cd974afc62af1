import { createRoute, z } from '@hono/zod-openapi';
import { customerCtx, requireCustomer } from '#people/sign-in/wire/session.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { InvoicePdfs } from '../pdfs.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { NotFound } from '#kit/errors.ts';
import { drawingLimit } from '#kit/limit.ts';
import { listMyInvoices, readMyInvoice } from '../find-invoice.ts';
import { fileNameOf, invoiceKinds } from '../invoice.ts';
import { invoiceNames } from './names.ts';

const Document = z
  .object(
    invoiceNames.toWire({
      id: z.uuid(),
      number: z.string().openapi({ example: 'NIR/26-27/000123' }),
      kind: z.enum(invoiceKinds),
      issuedAt: z.iso.datetime(),
      transactionId: z.string(),
      totalPaise: z.number().int().openapi({ description: 'Paise; of a credit note what went back' }),
    }),
  )
  .openapi('InvoiceDocument');

const list = createRoute({
  method: 'get',
  path: '/invoices',
  tags: ['Invoices'],
  summary: 'Invoices and credit notes of whoever is signed in, the latest first',
  request: {
    query: z.object(
      invoiceNames.toWire({
        transactionId: z.string().max(60).optional().openapi({ description: 'Only those of this payment' }),
      }),
    ),
  },
  responses: {
    200: answer('The documents', z.object({ data: z.array(Document) })),
    ...errorAnswers(400, 401, 503),
  },
});
const pdf = createRoute({
  method: 'get',
  path: '/invoice/{id}/pdf',
  tags: ['Invoices'],
  summary: 'One of them as PDF; 404 for everybody but its owner',
  request: { params: z.object({ id: z.string().max(60) }) },
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(404, 429, 503),
  },
});

/** What a customer has been given for their money. */
export function invoiceRoutes(deps: ApiDeps & { pdfs: InvoicePdfs }) {
  return createCustomerRouter()
    .openapi({ ...list, middleware: requireCustomer(deps) }, async (c) => {
      const { transactionId = null } = invoiceNames.fromWire(c.req.valid('query'));
      const rows = await listMyInvoices(c.var.ctx, { transactionId });
      const data = rows.map(({ id, number, kind, issuedAt, transactionId: payment, totalPaise }) =>
        invoiceNames.toWire({
          id,
          number,
          kind,
          issuedAt: issuedAt.toISOString(),
          transactionId: payment,
          totalPaise,
        }),
      );
      return c.json({ data }, 200);
    })
    .openapi(pdf, async (c) => {
      const ctx = await customerCtx(c, deps);
      const id = z.uuid().safeParse(c.req.valid('param').id);
      if (!id.success || ctx.actor.kind !== 'customer') throw new NotFound(/*i18n*/ 'This document');
      const invoice = await readMyInvoice(ctx, { invoiceId: id.data });
      await ctx.limit(drawingLimit, ctx.request.ip);
      return c.body(await deps.pdfs.invoice(invoice), 200, pdfHeaders(invoice.number));
    });
}

/** How a PDF of a document is sent. */
export const pdfHeaders = (number: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${fileNameOf(number)}"`,
});
