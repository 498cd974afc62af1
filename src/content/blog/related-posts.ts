import { and, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { posts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { PublicPost } from './find-post.ts';
import { postTags } from './tags/table.server.ts';
import { tagSlug } from './tags/tag.ts';

const most = 3;
/** Of posts with as many tags in common so many are looked at, the newest: a tag may stand on thousands. */
const looked = 50;

/**
 * What somebody who read this may read next: published posts with a tag or the category in common, those with the most
 * tags in common first, then the same category, then the newest. Asked when a post's page is made, which is then kept.
 */
export async function relatedPosts(
  { db }: Pick<Ctx, 'db'>,
  { id, tags, category }: Pick<PublicPost, 'id' | 'tags' | 'category'>,
): Promise<{ slug: string; title: string }[]> {
  const { postId, publishedAt } = postTags;
  const slugs = tags.map(tagSlug).filter((slug) => slug !== '');
  // Both are read from their indexes alone, before any post is.
  const tagged = db
    .select({ postId, shared: count().as('shared') })
    .from(postTags)
    .where(and(inArray(postTags.slug, slugs), ne(postId, id)))
    .groupBy(postId)
    .orderBy(desc(count()), desc(max(publishedAt)), desc(postId))
    .limit(looked);
  const beside = db
    .select({ postId: posts.id, shared: sql<number>`0`.as('shared') })
    .from(posts)
    .where(
      and(
        eq(posts.status, 'published'),
        eq(posts.category, category),
        ne(posts.category, ''),
        ne(posts.id, id),
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(most);
  const near = unionAll(tagged, beside).as('near');
  const shared = max(near.shared);
  return db
    .select({ slug: posts.slug, title: posts.title })
    .from(near)
    .innerJoin(posts, eq(posts.id, near.postId))
    .where(eq(posts.status, 'published'))
    .groupBy(posts.id)
    .orderBy(desc(shared), sql`${posts.category} <> ${category}`, desc(posts.publishedAt), desc(posts.id))
    .limit(most);
}
