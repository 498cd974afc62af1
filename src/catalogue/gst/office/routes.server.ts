import { z } from '@hono/zod-openapi';
import { GstRateInput } from '../gst-rate.ts';
import { listGstRates } from '../list-gst-rates.ts';
import { createGstRate, deleteGstRate, reorderGstRates, updateGstRate } from '../write-gst-rate.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { GstRate } from './answers.ts';

const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(50) });

const rate = savedRecord<GstRateInput>({
  subject: 'gst-rate',
  said: fieldsOf(GstRateInput),
  read: async (ctx, id) => (await listGstRates(ctx)).find((found) => found.id === id),
});

export const staffGstRoutes = [
  staffRoute('gst-rates:read', {
    method: 'get',
    path: '/gst-rates',
    summary: 'GST rates; the first one is charged',
    answer: ['Rates', z.array(GstRate)],
    handle: async (ctx) => (await listGstRates(ctx)).map(rate.withEtag),
  }),
  staffRoute('gst-rates:edit', {
    method: 'post',
    path: '/gst-rates',
    summary: 'Add a rate at the end',
    body: GstRateInput,
    status: 201,
    answer: ['Added', GstRate],
    handle: async (ctx, { body }) => rate.withEtag(await createGstRate(ctx, body)),
  }),
  staffRoute('gst-rates:edit', {
    method: 'put',
    path: '/gst-rates/order',
    summary: 'Put the rates into this order',
    body: Order,
    errors: [409],
    handle: (ctx, { body }) => reorderGstRates(ctx, body),
  }),
  staffRoute('gst-rates:edit', {
    method: 'put',
    path: '/gst-rates/{id}',
    summary: 'Change a rate',
    params: IdParam,
    ifMatch: true,
    body: GstRateInput,
    answer: ['Changed', GstRate],
    handle: (ctx, { params: { id: rateId }, ifMatch, body }) =>
      rate.saveWithEtag(ctx, { id: rateId, ifMatch, input: body }, (ctx) =>
        updateGstRate(ctx, { ...body, rateId }),
      ),
  }),
  staffRoute('gst-rates:edit', {
    method: 'delete',
    path: '/gst-rates/{id}',
    summary: 'Remove a rate, but not the last one',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deleteGstRate(ctx, { rateId: params.id }),
  }),
];
