import { z } from '@hono/zod-openapi';
import { Focus } from '#agency/media/focus.ts';
import { actionTypes, postStatuses } from '../post.ts';
import { etag, When } from '#kit/answers.ts';

/** How answers about posts look; what is sent in is described by the domain's own schemas. */
export const PostRow = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    authorName: z.string(),
    category: z.string(),
    isFeatured: z.boolean(),
    isSample: z.boolean(),
    status: z.enum(postStatuses),
    publishAt: When.nullable(),
    publishedAt: When.nullable(),
    updatedAt: When,
    views: z.number().int(),
  })
  .openapi('StaffPostRow');

const Picture = z
  .object({
    name: z.string(),
    alt: z.string(),
    width: z.number(),
    height: z.number(),
    placeholder: z.string(),
    widths: z.array(z.number()),
    focus: Focus.nullable(),
  })
  .nullable();

export const Post = PostRow.omit({ views: true })
  .extend({
    tags: z.array(z.string()),
    blocks: z.looseObject({ type: z.literal('doc') }),
    image1Id: z.uuid().nullable(),
    image2Id: z.uuid().nullable(),
    image1: Picture,
    image2: Picture,
    actionType: z.enum(actionTypes).nullable(),
    actionValue: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    previewToken: z.string(),
    draft: z
      .looseObject({ title: z.string() })
      .nullable()
      .openapi({ description: 'An earlier version that waits to be published' }),
    version: z.number().int(),
    createdAt: When,
    etag,
  })
  .openapi('StaffPost');
