import { createFeature } from '../create-feature.ts';
import { deleteFeature } from '../delete-feature.ts';
import { listAllFeatures } from '../list-features.ts';
import { FeatureInput } from '../real-estate-feature.ts';
import { reorderFeatures } from '../reorder-features.ts';
import { updateFeature } from '../update-feature.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { Feature } from './answers.ts';

const feature = savedRecord<FeatureInput>({
  subject: 'real-estate-feature',
  editable: fieldsOf(FeatureInput),
  read: async (ctx, id) => (await listAllFeatures(ctx)).find((found) => found.id === id),
});

export const staffRealEstateFeatureRoutes = orderedListRoutes('real-estate-features', {
  read: 'services:read',
  edit: 'services:edit',
  input: FeatureInput,
  answer: Feature,
  summaries: {
    list: 'All features of real estate websites in their order',
    listed: 'Features',
    create: 'Add a feature',
    reorder: 'Put all features into this order',
    update: 'Replace what visitors see of a feature',
    remove: 'Remove a feature',
  },
  list: listAllFeatures,
  create: createFeature,
  reorder: reorderFeatures,
  update: (ctx, { id: featureId, ...input }) => updateFeature(ctx, { ...input, featureId }),
  remove: (ctx, { id: featureId }) => deleteFeature(ctx, { featureId }),
  record: feature,
});
