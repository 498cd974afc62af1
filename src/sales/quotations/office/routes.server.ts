import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createQuotation, deleteQuotation, updateQuotation } from '../edit-quotation.ts';
import { QuotationPage, QuotationInput } from '../quotation-input.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { listQuotations } from '../staff-quotations.ts';
import { Made, Quotation, savedQuotation, Summary } from './schemas.server.ts';
import { answer, body, createStaffRouter, done, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

const NewQuotation = QuotationInput.extend({ leadId: z.uuid().nullable().default(null) }).strict();

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/quotations',
  tags,
  summary: 'Quotations, the newest first',
  request: { query: QuotationPage },
  responses: {
    200: answer(
      'A page',
      z.object({ data: z.array(Summary), total: z.number().int(), nextCursor: z.null() }),
    ),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/quotations/{id}',
  tags,
  summary: 'One quotation with its revisions and answers',
  request: { params: IdParam },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/quotations',
  tags,
  summary: 'Begin a quotation',
  request: { body: body(NewQuotation) },
  responses: { 201: answer('Drafted', Made), ...errorAnswers(401, 403, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/quotations/{id}',
  tags,
  summary: 'Replace what a draft says',
  request: { headers: IfMatch, params: IdParam, body: body(QuotationInput) },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404, 409, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/quotations/{id}',
  tags,
  summary: 'Throw a draft away',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

export const staffQuotationRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listQuotations(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) =>
      c.json(
        savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId: c.req.valid('param').id })),
        200,
      ),
    )
    .openapi(create, async (c) => c.json(await createQuotation(c.var.ctx, c.req.valid('json')), 201))
    .openapi(update, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: quotationId, ...c.req.valid('header'), input };
      await savedQuotation.save(c.var.ctx, save, (ctx) => updateQuotation(ctx, { ...input, quotationId }));
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
    })
    .openapi(remove, async (c) => {
      await deleteQuotation(c.var.ctx, { quotationId: c.req.valid('param').id });
      return c.body(null, 204);
    });
