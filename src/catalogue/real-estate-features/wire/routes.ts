import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { listActiveFeatures } from '../list-features.ts';

const Feature = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    status: z.literal('Active'),
  })
  .openapi('RealEstateFeature');

const features = createRoute({
  method: 'get',
  path: '/features-realestate/getall/details',
  tags: ['Services'],
  summary: 'What a real estate website can do',
  description: 'The active features in their order: "Powerful Features" of the real estate page.',
  responses: {
    200: answer('The list', z.array(Feature)),
    ...errorAnswers(503),
  },
});

export function realEstateFeatureRoutes(deps: ApiDeps) {
  return createRouter().openapi(features, async (c) => {
    const active = await listActiveFeatures(deps.ctxFor(c));
    return c.json(
      active.map((feature) => ({ ...feature, status: 'Active' as const })),
      200,
    );
  });
}
