import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { createQuotation, deleteQuotation, updateQuotation } from '#domain/quotations/edit-quotation.ts';
import { QuotationFilter, QuotationInput } from '#domain/quotations/quotation-input.ts';
import { getQuotation, listQuotations } from '#domain/quotations/staff-quotations.ts';
import { Made, Quotation, Summary } from './quotation-schemas.ts';
import { answer, body, createStaffRouter, done, IdParam } from './router.ts';

const NewQuotation = QuotationInput.extend({ leadId: z.uuid().nullable().default(null) }).strict();

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/quotations',
  tags,
  summary: 'Quotations, the newest first',
  request: { query: QuotationFilter },
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
  request: { params: IdParam, body: body(QuotationInput) },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404, 409, 422) },
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
      c.json(await getQuotation(c.var.ctx, { quotationId: c.req.valid('param').id }), 200),
    )
    .openapi(create, async (c) => c.json(await createQuotation(c.var.ctx, c.req.valid('json')), 201))
    .openapi(update, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await updateQuotation(c.var.ctx, { ...c.req.valid('json'), quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(remove, async (c) => {
      await deleteQuotation(c.var.ctx, { quotationId: c.req.valid('param').id });
      return c.body(null, 204);
    });
