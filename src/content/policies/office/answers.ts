import { z } from '@hono/zod-openapi';
import { PolicySection, policySlugs } from '../policy.ts';
import { etag, When } from '#kit/answers.ts';

export const Policy = z
  .object({
    slug: z.enum(policySlugs),
    version: z.number().int(),
    title: z.string(),
    summary: z.string(),
    sections: z.array(PolicySection),
    dated: z.string(),
    isSample: z.boolean(),
    changedBy: z.string(),
    createdAt: When,
    etag,
  })
  .openapi('StaffPolicy');

export const PolicyWithHistory = Policy.extend({
  history: z.array(
    z.object({ version: z.number().int(), dated: z.string(), changedBy: z.string(), createdAt: When }),
  ),
}).openapi('StaffPolicyWithHistory');
