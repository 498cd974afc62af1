import { createRoute, z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { QuotationPdfs } from '../pdfs.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { readSignedText } from '../answers/read-signature.ts';
import { openFile } from '../files/quotation-files.ts';
import { countQuotationView } from '../count-view.ts';
import { quotationStates } from '../quotation.ts';
import { quotationReadLimit, type PublicQuotation } from '../read-quotation.ts';
import { readDocumentSettings } from '#agency/settings/read-settings.ts';
import { drawingLimit } from '#kit/limit.ts';

const params = z.object({ id: z.string().max(100) });
const Preview = z.object({
  preview: z.string().max(100).optional().openapi({ description: 'What opens a draft for staff' }),
});
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
  request: {
    params,
    query: Preview,
  },
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(404, 429, 503),
  },
});
const signed = createRoute({
  method: 'get',
  path: '/quotation/{id}/signed',
  tags,
  summary: 'The text that was accepted: its SHA-256 is the one on the PDF',
  request: { params },
  responses: {
    200: { description: 'JSON, byte for byte', content: { 'text/plain': { schema: z.string() } } },
    ...errorAnswers(404, 429, 503),
  },
});
const file = createRoute({
  method: 'get',
  path: '/quotation/{id}/files/{fileId}',
  tags,
  summary: 'A file that lies with the quotation',
  request: { params: params.extend({ fileId: z.uuid() }), query: Preview },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(404, 422, 429, 503),
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
  /** @throws NotFound, for drafts too that are not previewed */
  openQuotation(
    ctx: Ctx,
    input: { publicId: string; preview?: string | undefined },
  ): Promise<PublicQuotation>;
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
      const { preview } = c.req.valid('query');
      const quotation = await deps.openQuotation(ctx, { publicId: c.req.valid('param').id, preview });
      await ctx.limit(drawingLimit, ctx.request.ip);
      const bytes = await deps.pdfs.quotation(quotation, await readDocumentSettings(ctx));
      return c.body(bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="Quotation-${quotation.code}.pdf"`,
      });
    })
    .openapi(signed, async (c) => {
      const ctx = deps.ctxFor(c);
      await ctx.limit(quotationReadLimit, ctx.request.ip);
      const text = await readSignedText(ctx, { publicId: c.req.valid('param').id });
      return c.text(text, 200, {
        'Content-Disposition': 'attachment; filename="accepted.txt"',
        'Referrer-Policy': 'no-referrer',
      });
    })
    .openapi(file, async (c) => {
      const ctx = deps.ctxFor(c);
      await ctx.limit(quotationReadLimit, ctx.request.ip);
      const { id: publicId, fileId } = c.req.valid('param');
      const { name, type, content } = await openFile(ctx, { publicId, fileId, ...c.req.valid('query') });
      return c.body(content.body, 200, {
        'Content-Type': type,
        'Content-Length': String(content.bytes),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'Referrer-Policy': 'no-referrer',
      });
    })
    .openapi(viewed, async (c) => {
      await countQuotationView(deps.ctxFor(c), { publicId: c.req.valid('param').id });
      return c.body(null, 204);
    });
