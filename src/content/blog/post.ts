import { z } from 'zod';
import { cleanBlocks, isSafeHref } from './post-blocks.ts';

/** draft → published, at once or (scheduled) at its hour; published → draft takes it back. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const reactionTypes = ['like', 'love', 'wow', 'celebrate'] as const;
export type ReactionType = (typeof reactionTypes)[number];
export type ReactionCounts = Record<ReactionType, number>;

/** What the button below the heading does: ring up, or open a page in a new tab. */
export const actionTypes = ['call', 'link'] as const;
export type ActionType = (typeof actionTypes)[number];

export const Slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, /*staff*/ 'Use small letters, digits and single hyphens');

/** A title as an address: "GST-ready shop: 5 steps" → "gst-ready-shop-5-steps". */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, 80).replace(/-$/, '') || 'post';
}

/** Whether the button can do what it says: a number of 10 to 13 digits, or a safe address. */
export const actionFits = (type: ActionType | null, value: string) => {
  if (type === null) return true;
  return type === 'call' ? /^\+?\d{10,13}$/.test(value.replaceAll(/[\s-]/g, '')) : isSafeHref(value);
};

/** A post as staff write it; what is left out stays as it is. */
export const PostChange = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title').max(160).optional(),
  slug: Slug.optional(),
  blocks: z
    .looseObject({ type: z.literal('doc') })
    .transform(cleanBlocks)
    .optional(),
  image1Id: z.uuid().nullable().optional(),
  image2Id: z.uuid().nullable().optional(),
  authorName: z.string().trim().max(80).optional(),
  category: z.string().trim().max(60).optional(),
  tags: z
    .array(z.string().trim().min(1).max(60))
    .max(20, 'Use at most 20 tags')
    .transform((tags) => [...new Set(tags)])
    .optional(),
  isFeatured: z.boolean().optional(),
  actionType: z.enum(actionTypes).nullable().optional(),
  actionValue: z.string().trim().max(500).optional(),
  seoTitle: z.string().trim().max(120).optional(),
  seoDescription: z.string().trim().max(320).optional(),
});
export type PostChange = z.infer<typeof PostChange>;

export const NewPost = z.strictObject({ title: z.string().trim().min(1, 'Enter a title').max(160) });

/** Where a post should stand from now on. `publishAt` belongs to `scheduled` and lies ahead. */
export const PostMove = z.strictObject({
  status: z.enum(postStatuses),
  publishAt: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
});
export type PostMove = z.infer<typeof PostMove>;

/** Which posts staff want to see. */
export const PostFilter = z.object({
  status: z.enum(postStatuses).optional(),
  q: z.string().trim().max(100).optional(),
});
export type PostFilter = z.infer<typeof PostFilter>;
