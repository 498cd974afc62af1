import { and, arrayOverlaps, desc, eq, ne, or, sql } from 'drizzle-orm';
import { posts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { PublicPost } from './find-post.ts';

const most = 3;

/**
 * What somebody who read this may read next: published posts with a tag or the category in common, those with the most
 * tags in common first, then the same category, then the newest. Asked when a post's page is made, which is then kept.
 */
export async function relatedPosts(
  ctx: Pick<Ctx, 'db'>,
  { id, tags, category }: Pick<PublicPost, 'id' | 'tags' | 'category'>,
): Promise<{ slug: string; title: string }[]> {
  const sameCategory = category ? eq(posts.category, category) : undefined;
  const sameTag = tags.length > 0 ? arrayOverlaps(posts.tags, tags) : undefined;
  if (!sameCategory && !sameTag) return [];
  const shared = sql`(select count(*) from unnest(${posts.tags}) as tag where tag = any(${sql.param(tags, posts.tags)}))`;
  return ctx.db
    .select({ slug: posts.slug, title: posts.title })
    .from(posts)
    .where(and(eq(posts.status, 'published'), ne(posts.id, id), or(sameTag, sameCategory)))
    .orderBy(desc(shared), sql`${posts.category} <> ${category}`, desc(posts.publishedAt), desc(posts.id))
    .limit(most);
}
