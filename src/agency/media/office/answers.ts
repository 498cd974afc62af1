import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';

export const Picture = z
  .object({
    id: z.uuid(),
    name: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string(),
    widths: z.array(z.number().int()),
    createdAt: When,
    etag,
  })
  .openapi('StaffPicture');
