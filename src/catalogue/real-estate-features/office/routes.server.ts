import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { createFeature } from '../create-feature.ts';
import { deleteFeature } from '../delete-feature.ts';
import { listAllFeatures } from '../list-features.ts';
import { FeatureInput, featureStatuses } from '../real-estate-feature.ts';
import { reorderFeatures } from '../reorder-features.ts';
import { updateFeature } from '../update-feature.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, done, etag, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

const Feature = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    status: z.enum(featureStatuses),
    position: z.number().int(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffRealEstateFeature');
const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const feature = savedRecord<FeatureInput>({
  subject: 'real-estate-feature',
  said: fieldsOf(FeatureInput),
  read: async (ctx, id) => (await listAllFeatures(ctx)).find((found) => found.id === id),
});

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
  request: { headers: IfMatch, params: IdParam, body: body(FeatureInput) },
  responses: { 200: answer('Changed', Feature), ...errorAnswers(401, 403, 404, 412, 422, 428) },
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
      return c.json((await listAllFeatures(c.var.ctx)).map(feature.withEtag), 200);
    })
    .openapi(create, async (c) =>
      c.json(feature.withEtag(await createFeature(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(order, async (c) => {
      await reorderFeatures(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const { id: featureId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: featureId, ...c.req.valid('header'), input };
      const after = await feature.save(c.var.ctx, save, (ctx) => updateFeature(ctx, { ...input, featureId }));
      return c.json(feature.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteFeature(c.var.ctx, { featureId: c.req.valid('param').id });
      return c.body(null, 204);
    });
