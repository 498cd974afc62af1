import { createRoute, z } from '@hono/zod-openapi';
import { dropCookie, readCookie, writeCookie, type Cookie } from '#kit/wire/cookies.ts';
import type { Ctx } from '#kit/context.ts';
import { inWireWords } from '#people/customers/wire/schemas.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { QuotationPdfs } from '../pdfs.ts';
import { EnvelopeSchema, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { AlreadyAnswered } from '../already-answered.ts';
import { countQuotationView } from '../count-view.ts';
import { quotationStates } from '../quotation.ts';
import { quotationReadLimit, type PublicQuotation } from '../read-quotation.ts';
import { respond } from '../respond.ts';
import { grantSeconds, requestResponseCode, verifyResponder } from '../responder.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import { ResponderCodeWire, ResponderWire, responderFrom, responseFrom, ResponseWire } from './schemas.ts';
import { responseNames } from './names.ts';
import { drawingLimit } from '#kit/limit.ts';

const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
const body = <S extends z.ZodType>(schema: S) => ({ body: { required: true, content: json(schema) } });
const params = z.object({ id: z.string().max(100) });
const Done = z.object({ success: z.literal(true), message: z.string() });
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
  responses: { 200: { description: 'The quotation', content: json(Shown) }, ...errorAnswers(404, 429, 503) },
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
const sendOtp = createRoute({
  method: 'post',
  path: '/api/send-otp',
  tags,
  summary: 'Send a code to whoever a quotation is addressed to; says the same for every contact',
  request: body(ResponderWire),
  responses: {
    200: {
      description: 'Sent, if it is theirs',
      content: json(
        Done.extend({
          bySms: z
            .boolean()
            .openapi({ description: 'false: a code for a mobile goes to the e-mail on file' }),
        }),
      ),
    },
    ...errorAnswers(400, 403, 413, 415, 422, 429, 503),
  },
});
const verifyOtp = createRoute({
  method: 'post',
  path: '/api/verify-otp',
  tags,
  summary: 'Check the code; this browser may then answer, once, within fifteen minutes',
  request: body(ResponderCodeWire),
  responses: {
    200: { description: 'Right', content: json(Done) },
    ...errorAnswers(400, 403, 413, 415, 422, 429, 503),
  },
});
const answer = createRoute({
  method: 'post',
  path: '/api/quotation-response',
  tags,
  summary: 'Accept, reject or counter',
  description: 'To accept or to counter, the contact must have been proven with a code by the same browser.',
  request: body(ResponseWire),
  responses: {
    200: { description: 'Recorded', content: json(Done.extend({ state: State })) },
    ...errorAnswers(400, 403, 404, 413, 415, 422, 429, 503),
    409: {
      description: 'Answered before, expired or replaced',
      content: json(EnvelopeSchema.extend({ state: State, newest: z.string().nullable() })),
    },
  },
});

/** That a code for a quotation was right: for the answer that follows. */
const responderCookie: Cookie = { name: 'responder', sameSite: 'Strict', maxAge: grantSeconds };

const success = (message: string) => ({ success: true as const, message });

/** What the composition root gives besides: `openQuotation` knows what is to be paid next. */
export type QuotationDeps = {
  pdfs: QuotationPdfs;
  /** @throws NotFound, for drafts too */
  openQuotation(ctx: Ctx, input: { publicId: string }): Promise<PublicQuotation>;
};

/** What an addressee does with a quotation. */
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
      const bytes = await deps.pdfs.quotation(quotation, await readPublicSettings(ctx));
      return c.body(bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="Quotation-${quotation.code}.pdf"`,
      });
    })
    .openapi(viewed, async (c) => {
      await countQuotationView(deps.ctxFor(c), { publicId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(sendOtp, async (c) => {
      const { bySms } = await requestResponseCode(deps.ctxFor(c), responderFrom(c.req.valid('json')));
      return c.json({ ...success(/*i18n*/ 'OTP sent successfully'), bySms }, 200);
    })
    .openapi(verifyOtp, async (c) => {
      const wire = c.req.valid('json');
      const { code } = responseNames.fromWire(wire);
      const { grant } = await verifyResponder(deps.ctxFor(c), { ...responderFrom(wire), code });
      writeCookie(c, deps, responderCookie, grant);
      return c.json(success(/*i18n*/ 'OTP verified successfully'), 200);
    })
    .openapi(answer, async (c) => {
      try {
        const { state } = await inWireWords(
          () =>
            respond(deps.ctxFor(c), {
              ...responseFrom(c.req.valid('json')),
              grant: readCookie(c, deps, responderCookie),
            }),
          responseNames.wire,
        );
        dropCookie(c, deps, responderCookie);
        return c.json({ ...success(/*i18n*/ 'Response recorded successfully'), state }, 200);
      } catch (error) {
        if (!(error instanceof AlreadyAnswered)) throw error;
        const { message, state, newest } = error;
        return c.json({ success: false as const, message, code: 'conflict', state, newest }, 409);
      }
    });
