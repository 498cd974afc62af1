import { z } from '@hono/zod-openapi';
import { etag } from '#kit/answers.ts';

export const Text = z
  .object({
    id: z.string(),
    source: z.string(),
    places: z.array(z.object({ page: z.string(), path: z.string(), part: z.string() })),
    hi: z.string(),
    mr: z.string(),
    etags: z.object({ hi: etag, mr: etag }),
  })
  .openapi('StaffText');
