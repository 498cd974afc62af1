import { z } from '@hono/zod-openapi';
import { featureStatuses } from '../real-estate-feature.ts';
import { etag } from '#kit/answers.ts';

export const Feature = z
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
