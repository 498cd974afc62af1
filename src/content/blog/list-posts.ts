import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { posts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { selectPosts } from './find-post.ts';
import { withPictures } from './post-columns.ts';

/**
 * Published posts, newest first, a page at a time. However many there are, it reads one page of an index.
 * @param input.after the last post seen, by id
 * @param input.categories only those in one of them
 */
export async function listPosts(
  ctx: Pick<Ctx, 'db'>,
  input: { limit: number; after?: string | undefined; categories?: string[] },
) {
  // Compared as a pair, so that posts of the same moment are neither shown twice nor lost.
  const further =
    input.after === undefined
      ? undefined
      : sql`(${posts.publishedAt}, ${posts.id}) < (select p.published_at, p.id from posts p where p.id = ${input.after})`;
  const found = await selectPosts(ctx)
    .where(
      and(
        eq(posts.status, 'published'),
        input.categories && inArray(posts.category, input.categories),
        further,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(input.limit + 1);
  const page = found.slice(0, input.limit).map(withPictures);
  return { posts: page, nextCursor: found.length > input.limit ? (page.at(-1)?.id ?? null) : null };
}
