import { and, desc, eq, ilike, ne } from 'drizzle-orm';
import { postCounts, posts } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { image1, image2, pictureOf, withPictures } from './post-columns.ts';
import type { PostFilter } from './post.ts';
import { postTags } from './tags/table.server.ts';

const rowColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  authorName: posts.authorName,
  category: posts.category,
  isFeatured: posts.isFeatured,
  isSample: posts.isSample,
  status: posts.status,
  publishAt: posts.publishAt,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
  views: postCounts.views,
};

/** All posts, the last begun first, without their texts. */
export async function listStaffPosts(ctx: Ctx, input: PostFilter & TimePage) {
  allow(ctx.actor, 'posts:read');
  const matching = and(
    input.status && eq(posts.status, input.status),
    input.q ? ilike(posts.title, `%${input.q.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(rowColumns)
      .from(posts)
      .innerJoin(postCounts, eq(postCounts.postId, posts.id))
      .where(and(matching, before(posts.id)))
      .orderBy(desc(posts.id))
      .limit(limit)
      .offset(offset),
  );
}

/** One post as staff edit it, with its pictures. @throws NotFound */
export async function getStaffPost(ctx: Ctx, input: { postId: string }) {
  allow(ctx.actor, 'posts:read');
  const [found] = await ctx.db
    .select({ post: posts, image1: pictureOf(image1), image2: pictureOf(image2) })
    .from(posts)
    .leftJoin(image1, eq(image1.id, posts.image1Id))
    .leftJoin(image2, eq(image2.id, posts.image2Id))
    .where(eq(posts.id, input.postId));
  if (!found) throw new NotFound('This post');
  const { post, ...pictures } = found;
  return { ...post, ...withPictures(pictures) };
}

/** The categories and authors in use, and the tags that readers see, to choose from. */
export async function listPostLabels(ctx: Ctx) {
  allow(ctx.actor, 'posts:read');
  const [categories, authors, tags] = await Promise.all([
    ctx.db
      .selectDistinct({ word: posts.category })
      .from(posts)
      .where(ne(posts.category, ''))
      .orderBy(posts.category)
      .limit(200),
    ctx.db
      .selectDistinct({ word: posts.authorName })
      .from(posts)
      .where(ne(posts.authorName, ''))
      .orderBy(posts.authorName)
      .limit(200),
    ctx.db.selectDistinct({ word: postTags.tag }).from(postTags).orderBy(postTags.tag).limit(200),
  ]);
  return {
    categories: categories.map(({ word }) => word),
    authors: authors.map(({ word }) => word),
    tags: tags.map(({ word }) => word),
  };
}
