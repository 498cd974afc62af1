import { z } from '@hono/zod-openapi';
import { CaseInput } from '../case.ts';
import { etag, When } from '#kit/answers.ts';

export const CaseAnswer = z
  .object({
    id: z.uuid(),
    ...CaseInput.shape,
    position: z.number().int(),
    isSample: z.boolean(),
    previewToken: z.string(),
    updatedAt: When,
    etag,
  })
  .openapi('StaffCase');
