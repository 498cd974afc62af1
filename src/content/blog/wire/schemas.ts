import { z } from '@hono/zod-openapi';
import type { PublicPost } from '../find-post.ts';
import { actionTypes, type ReactionCounts, type ReactionType, reactionTypes, Slug } from '../post.ts';
import { paragraphsOf } from '../post-blocks.ts';
import { NotFound } from '#kit/errors.ts';
import { pictureUrl, type Picture } from '#agency/media/picture.ts';

/** A blog as clients know it. */
export const BlogWire = z
  .object({
    id: z.uuid(),
    _id: z.uuid().openapi({ description: 'The same as `id`' }),
    slug: z.string(),
    title: z.string(),
    description: z.array(z.string()).openapi({ description: 'The paragraphs' }),
    image1: z.string().nullable().openapi({ description: 'Path of a picture on this host' }),
    image2: z.string().nullable(),
    authorName: z.string(),
    category: z.string(),
    views: z.number().int(),
    isFeatured: z.boolean(),
    actionType: z.enum(actionTypes).nullable(),
    actionValue: z.string(),
    publishedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Blog');

export const toWire = (post: PublicPost): z.infer<typeof BlogWire> => ({
  id: post.id,
  _id: post.id,
  slug: post.slug,
  title: post.title,
  description: paragraphsOf(post.blocks),
  image1: pathOf(post.image1),
  image2: pathOf(post.image2),
  authorName: post.authorName,
  category: post.category,
  views: post.views,
  isFeatured: post.isFeatured,
  actionType: post.actionType,
  actionValue: post.actionValue,
  publishedAt: post.publishedAt?.toISOString() ?? null,
  createdAt: post.createdAt.toISOString(),
});

/** One width of a picture that suits a page's column. */
function pathOf(picture: Picture | null): string | null {
  if (!picture) return null;
  const sorted = picture.widths.toSorted((a, b) => a - b);
  return pictureUrl(picture, sorted.find((width) => width >= 960) ?? sorted.at(-1) ?? picture.width, 'webp');
}

const Count = z.number().int();
export const ReactionsWire = z
  .object({
    like: Count,
    love: Count,
    wow: Count,
    celebrate: Count,
    mine: z.enum(reactionTypes).nullable().openapi({ description: 'What this viewer chose' }),
  })
  .openapi('Reactions');

export const reactionsToWire = (counts: ReactionCounts, mine: ReactionType | null) => ({ ...counts, mine });

/** An address that no post can have is one that no post has. @throws NotFound */
export function slugIn(text: string): string {
  const parsed = Slug.safeParse(text);
  if (!parsed.success) throw new NotFound(/*i18n*/ 'This blog');
  return parsed.data;
}

/** clients send a fixed AdminId; it gives nobody any rights. */
export const adminId = z
  .unknown()
  .optional()
  .openapi({ description: 'Accepted and ignored', type: 'integer' });
