import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { GstRateInput } from '../gst-rate.ts';
import { listGstRates } from '../list-gst-rates.ts';
import { createGstRate, deleteGstRate, reorderGstRates, updateGstRate } from '../write-gst-rate.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, done, etag, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

const Rate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    percent: z.number(),
    position: z.number().int(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffGstRate');
const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(50) });

const rate = savedRecord<GstRateInput>({
  subject: 'gst-rate',
  said: fieldsOf(GstRateInput),
  read: async (ctx, id) => (await listGstRates(ctx)).find((found) => found.id === id),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/gst-rates',
  tags,
  summary: 'GST rates; the first one is charged',
  responses: { 200: answer('Rates', z.array(Rate)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/gst-rates',
  tags,
  summary: 'Add a rate at the end',
  request: { body: body(GstRateInput) },
  responses: { 201: answer('Added', Rate), ...errorAnswers(401, 403, 422) },
});
const order = createRoute({
  method: 'put',
  path: '/gst-rates/order',
  tags,
  summary: 'Put the rates into this order',
  request: { body: body(Order) },
  responses: { 204: done, ...errorAnswers(401, 403, 409, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/gst-rates/{id}',
  tags,
  summary: 'Change a rate',
  request: { headers: IfMatch, params: IdParam, body: body(GstRateInput) },
  responses: { 200: answer('Changed', Rate), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/gst-rates/{id}',
  tags,
  summary: 'Remove a rate, but not the last one',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

export const staffGstRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      allow(c.var.ctx.actor, 'gst-rates:read');
      return c.json((await listGstRates(c.var.ctx)).map(rate.withEtag), 200);
    })
    .openapi(create, async (c) =>
      c.json(rate.withEtag(await createGstRate(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(order, async (c) => {
      await reorderGstRates(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const { id: rateId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: rateId, ...c.req.valid('header'), input };
      const after = await rate.save(c.var.ctx, save, (ctx) => updateGstRate(ctx, { ...input, rateId }));
      return c.json(rate.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteGstRate(c.var.ctx, { rateId: c.req.valid('param').id });
      return c.body(null, 204);
    });
