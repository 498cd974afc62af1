import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { drawingLimit } from '#kit/limit.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { pdfHeaders } from '#money/invoices/wire/routes.ts';
import { readPayable } from '../read-pay-page.ts';

const pdf = createRoute({
  method: 'get',
  path: '/invoice/{token}/document.pdf',
  tags: ['Invoices'],
  summary: 'An owed invoice as PDF, for whoever has the link of its page',
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(404, 429, 503),
  },
});

export const payPageRoutes = (deps: ApiDeps & { pdfs: InvoicePdfs }) =>
  createRouter().openapi(pdf, async (c) => {
    const ctx = deps.ctxFor(c);
    const invoice = await readPayable(ctx, c.req.valid('param'));
    await ctx.limit(drawingLimit, ctx.request.ip);
    return c.body(await deps.pdfs.invoice(invoice), 200, {
      ...pdfHeaders(invoice.number),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
  });
