import { z } from '@hono/zod-openapi';
import { etag } from '#kit/answers.ts';
import { fieldKinds } from '../lead-field.ts';

export const LeadField = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(fieldKinds),
    choices: z.array(z.string()),
    retired: z.boolean(),
    etag,
  })
  .openapi('StaffLeadField');
