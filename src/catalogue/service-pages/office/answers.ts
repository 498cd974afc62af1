import { z } from '@hono/zod-openapi';
import { ServicePageContent, servicePageSlugs } from '../service-page.ts';
import { etag, When } from '#kit/answers.ts';

export const ServicePage = z
  .object({
    slug: z.enum(servicePageSlugs),
    isSample: z.boolean(),
    updatedAt: When,
    content: ServicePageContent,
    etag,
  })
  .openapi('StaffServicePage');
