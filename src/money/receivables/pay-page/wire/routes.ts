import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import type { Ctx } from '#kit/context.ts';
import { drawingLimit } from '#kit/limit.ts';
import type { InvoiceRow } from '#money/invoices/find-invoice.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { pdfHeaders } from '#money/invoices/wire/routes.ts';
import { readPayable } from '../read-pay-page.ts';

type Deps = ApiDeps & { pdfs: InvoicePdfs };

/** The document beside a page that a link opens. @param read which one a token opens */
export function documentRoute(
  deps: Deps,
  of: { path: `/${string}/{token}/document.pdf`; summary: string },
  read: (ctx: Ctx, input: { token: string }) => Promise<InvoiceRow>,
) {
  const pdf = createRoute({
    method: 'get',
    tags: ['Invoices'],
    ...of,
    request: { params: z.object({ token: z.string().max(100) }) },
    responses: {
      200: {
        description: 'A4',
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...errorAnswers(404, 429, 503),
    },
  });
  return createRouter().openapi(pdf, async (c) => {
    const ctx = deps.ctxFor(c);
    const invoice = await read(ctx, c.req.valid('param'));
    await ctx.limit(drawingLimit, ctx.request.ip);
    return c.body(await deps.pdfs.invoice(invoice), 200, {
      ...pdfHeaders(invoice.number),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
  });
}

export const payPageRoutes = (deps: Deps) =>
  documentRoute(
    deps,
    {
      path: '/invoice/{token}/document.pdf',
      summary: 'An owed invoice as PDF, for whoever has the link of its page',
    },
    readPayable,
  );
