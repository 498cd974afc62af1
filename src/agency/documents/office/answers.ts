import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';

/** A document as its calls answer with it: what its draft says, or what is published where none waits. */
export const documentAnswer = <C extends z.ZodType>(content: C) =>
  z.object({
    id: z.string(),
    content,
    isPublished: z.boolean(),
    isSample: z.boolean(),
    updatedAt: When,
    draft: z.object({ staffName: z.string(), at: When, previewPath: z.string() }).nullable(),
    etag,
  });

export const VersionLine = z
  .object({ id: z.uuid(), at: When, staffName: z.string(), changed: z.array(z.string()) })
  .openapi('StaffDocumentVersion');
