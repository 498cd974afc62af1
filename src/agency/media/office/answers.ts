import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';
import { Focus } from '../focus.ts';

export const Picture = z
  .object({
    id: z.uuid(),
    name: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string(),
    widths: z.array(z.number().int()),
    focus: Focus.nullable(),
    folderId: z.uuid().nullable(),
    createdAt: When,
    etag,
  })
  .openapi('StaffPicture');

/** `picturesAreMore`: more than so many, for counting stops there. */
export const Folder = z
  .object({ id: z.uuid(), name: z.string(), pictures: z.number().int(), picturesAreMore: z.boolean() })
  .openapi('PictureFolder');

/** `path`: its screen in the office. */
export const Use = z.object({ place: z.string(), path: z.string() }).openapi('PictureUse');
