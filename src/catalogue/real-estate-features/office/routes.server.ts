import { z } from '@hono/zod-openapi';
import { createFeature } from '../create-feature.ts';
import { deleteFeature } from '../delete-feature.ts';
import { listAllFeatures } from '../list-features.ts';
import { FeatureInput } from '../real-estate-feature.ts';
import { reorderFeatures } from '../reorder-features.ts';
import { updateFeature } from '../update-feature.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { Feature } from './answers.ts';

const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const feature = savedRecord<FeatureInput>({
  subject: 'real-estate-feature',
  said: fieldsOf(FeatureInput),
  read: async (ctx, id) => (await listAllFeatures(ctx)).find((found) => found.id === id),
});

export const staffRealEstateFeatureRoutes = [
  staffRoute('services:read', {
    method: 'get',
    path: '/real-estate-features',
    summary: 'All features of real estate websites in their order',
    answer: ['Features', z.array(Feature)],
    handle: async (ctx) => (await listAllFeatures(ctx)).map(feature.withEtag),
  }),
  staffRoute('services:edit', {
    method: 'post',
    path: '/real-estate-features',
    summary: 'Add a feature',
    body: FeatureInput,
    status: 201,
    answer: ['Added', Feature],
    handle: async (ctx, { body }) => feature.withEtag(await createFeature(ctx, body)),
  }),
  staffRoute('services:edit', {
    method: 'put',
    path: '/real-estate-features/order',
    summary: 'Put all features into this order',
    body: Order,
    errors: [409],
    handle: (ctx, { body }) => reorderFeatures(ctx, body),
  }),
  staffRoute('services:edit', {
    method: 'put',
    path: '/real-estate-features/{id}',
    summary: 'Replace what visitors see of a feature',
    params: IdParam,
    ifMatch: true,
    body: FeatureInput,
    answer: ['Changed', Feature],
    handle: (ctx, { params: { id: featureId }, ifMatch, body }) =>
      feature.saveWithEtag(ctx, { id: featureId, ifMatch, input: body }, (ctx) =>
        updateFeature(ctx, { ...body, featureId }),
      ),
  }),
  staffRoute('services:edit', {
    method: 'delete',
    path: '/real-estate-features/{id}',
    summary: 'Remove a feature',
    params: IdParam,
    handle: (ctx, { params }) => deleteFeature(ctx, { featureId: params.id }),
  }),
];
