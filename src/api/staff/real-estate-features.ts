import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { allow } from '#domain/context.ts';
import { createFeature } from '#domain/real-estate-features/create-feature.ts';
import { deleteFeature } from '#domain/real-estate-features/delete-feature.ts';
import { listAllFeatures } from '#domain/real-estate-features/list-features.ts';
import { FeatureInput, featureStatuses } from '#domain/real-estate-features/real-estate-feature.ts';
import { reorderFeatures } from '#domain/real-estate-features/reorder-features.ts';
import { updateFeature } from '#domain/real-estate-features/update-feature.ts';
import { answer, body, createStaffRouter, done, IdParam } from './router.ts';

const Feature = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    status: z.enum(featureStatuses),
    position: z.number().int(),
    isSample: z.boolean(),
  })
  .openapi('StaffRealEstateFeature');
const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/real-estate-features',
  tags,
  summary: 'All features of real estate websites in their order',
  responses: { 200: answer('Features', z.array(Feature)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/real-estate-features',
  tags,
  summary: 'Add a feature',
  request: { body: body(FeatureInput) },
  responses: { 201: answer('Added', Feature), ...errorAnswers(401, 403, 422) },
});
const order = createRoute({
  method: 'put',
  path: '/real-estate-features/order',
  tags,
  summary: 'Put all features into this order',
  request: { body: body(Order) },
  responses: { 204: done, ...errorAnswers(401, 403, 409, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/real-estate-features/{id}',
  tags,
  summary: 'Replace what visitors see of a feature',
  request: { params: IdParam, body: body(FeatureInput) },
  responses: { 200: answer('Changed', Feature), ...errorAnswers(401, 403, 404, 422) },
});
const remove = createRoute({
  method: 'delete',
  path: '/real-estate-features/{id}',
  tags,
  summary: 'Remove a feature',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffRealEstateFeatureRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      allow(c.var.ctx.actor, 'services:read');
      return c.json(await listAllFeatures(c.var.ctx), 200);
    })
    .openapi(create, async (c) => c.json(await createFeature(c.var.ctx, c.req.valid('json')), 201))
    .openapi(order, async (c) => {
      await reorderFeatures(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const input = { ...c.req.valid('json'), featureId: c.req.valid('param').id };
      return c.json(await updateFeature(c.var.ctx, input), 200);
    })
    .openapi(remove, async (c) => {
      await deleteFeature(c.var.ctx, { featureId: c.req.valid('param').id });
      return c.body(null, 204);
    });
