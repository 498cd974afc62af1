import { createRoute, z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { QuotationPdfs } from '../pdfs.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { countQuotationView } from '../count-view.ts';
import { quotationStates } from '../quotation.ts';
import { quotationReadLimit, type PublicQuotation } from '../read-quotation.ts';
import { readDocumentSettings } from '#agency/settings/read-settings.ts';
import { drawingLimit } from '#kit/limit.ts';

const params = z.object({ id: z.string().max(100) });
const State = z.enum(quotationStates);
const Paise = z.number().int();
const tags = ['Quotations'];

const Shown = z
  .object({
    mobile: z.string().openapi({ description: 'Masked, or empty', example: '******0123' }),
    email: z.string().openapi({ description: 'Masked, or empty', example: 'a***@example.com' }),
    id: z.string(),
    code: z.string().openapi({ example: 'QT-000012-R2' }),
    revision: z.number().int(),
    state: State,
    title: z.string(),
    name: z.string(),
    validUntil: z.iso.date(),
    canRespond: z.boolean(),
    netPaise: Paise,
    gstPaise: Paise,
    totalPaise: Paise,
    lines: z.array(
      z.object({ id: z.string(), title: z.string(), quantity: z.number().int(), netPaise: Paise }),
    ),
    newest: z.string().nullable().openapi({ description: 'Path of a newer revision, or null' }),
  })
  .openapi('Quotation');

const show = createRoute({
  method: 'get',
  path: '/api/quotations/{id}',
  tags,
  summary: 'What is offered; contacts are masked',
  request: { params },
  responses: { 200: answer('The quotation', Shown), ...errorAnswers(404, 429, 503) },
});
const pdf = createRoute({
  method: 'get',
  path: '/quotation/{id}/pdf',
  tags,
  summary: 'The quotation as PDF',
  request: { params },
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(404, 429, 503),
  },
});
const viewed = createRoute({
  method: 'post',
  path: '/api/quotations/{id}/views',
  tags,
  summary: 'Somebody has it before them',
  request: { params },
  responses: { 204: { description: 'Noted' }, ...errorAnswers(404, 429, 503) },
});
/** What the composition root gives besides: `openQuotation` knows what is to be paid next. */
export type QuotationDeps = {
  pdfs: QuotationPdfs;
  /** @throws NotFound, for drafts too */
  openQuotation(ctx: Ctx, input: { publicId: string }): Promise<PublicQuotation>;
};

/** What an addressee sees of a quotation. */
export const quotationRoutes = (deps: ApiDeps & QuotationDeps) =>
  createRouter()
    .openapi(show, async (c) => {
      const ctx = deps.ctxFor(c);
      await ctx.limit(quotationReadLimit, ctx.request.ip);
      const { totals, newer, ...shown } = await deps.openQuotation(ctx, {
        publicId: c.req.valid('param').id,
      });
      c.header('Referrer-Policy', 'no-referrer');
      return c.json(Shown.parse({ ...shown, ...totals, newest: newer?.path ?? null }), 200);
    })
    .openapi(pdf, async (c) => {
      const ctx = deps.ctxFor(c);
      await ctx.limit(quotationReadLimit, ctx.request.ip);
      const quotation = await deps.openQuotation(ctx, { publicId: c.req.valid('param').id });
      await ctx.limit(drawingLimit, ctx.request.ip);
      const bytes = await deps.pdfs.quotation(quotation, await readDocumentSettings(ctx));
      return c.body(bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="Quotation-${quotation.code}.pdf"`,
      });
    })
    .openapi(viewed, async (c) => {
      await countQuotationView(deps.ctxFor(c), { publicId: c.req.valid('param').id });
      return c.body(null, 204);
    });
