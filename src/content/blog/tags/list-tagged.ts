import { and, count, desc, eq, gte, max, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { selectPosts } from '../find-post.ts';
import { withPictures } from '../post-columns.ts';
import { posts } from '../table.server.ts';
import { postTags, tagRedirects } from './table.server.ts';

type Db = Pick<Ctx, 'db'>;

/** So many posts make a page that search engines should know. */
const leastToList = 2;
/** The tags with the newest posts are named in the sitemap. */
const mostListed = 1_000;

/** What a tag is called, as its newest post writes it, and whether its page is worth finding; null where nothing is under it. */
export async function findTag({ db }: Db, { slug }: { slug: string }) {
  const newest = await db
    .select({ tag: postTags.tag })
    .from(postTags)
    .where(eq(postTags.slug, slug))
    .orderBy(desc(postTags.publishedAt), desc(postTags.postId))
    .limit(leastToList);
  const [first] = newest;
  return first ? { name: first.tag, isListed: newest.length >= leastToList } : null;
}

/** The address of a tag that was at this one before; null where none was. */
export async function movedTag({ db }: Db, { slug }: { slug: string }): Promise<string | null> {
  const [moved] = await db
    .select({ target: tagRedirects.target })
    .from(tagRedirects)
    .where(eq(tagRedirects.slug, slug));
  return moved?.target ?? null;
}

/**
 * Published posts under a tag, newest first, a page at a time: it reads one page of an index.
 * @param input.after the last post seen, by id
 */
export async function listTagged(
  ctx: Db,
  { slug, limit, after }: { slug: string; limit: number; after?: string | undefined },
) {
  const further =
    after === undefined
      ? undefined
      : sql`(${postTags.publishedAt}, ${postTags.postId}) < (select p.published_at, p.id from posts p where p.id = ${after})`;
  const found = await selectPosts(ctx)
    .innerJoin(postTags, eq(postTags.postId, posts.id))
    .where(and(eq(postTags.slug, slug), further))
    .orderBy(desc(postTags.publishedAt), desc(postTags.postId))
    .limit(limit + 1);
  return { posts: found.slice(0, limit).map(withPictures), isMore: found.length > limit };
}

/** The tags whose pages search engines should know, with when the newest post under each came out. */
export const listTags = ({ db }: Db) =>
  db
    .select({ slug: postTags.slug, updatedAt: max(postTags.publishedAt) })
    .from(postTags)
    .groupBy(postTags.slug)
    .having(gte(count(), leastToList))
    .orderBy(desc(max(postTags.publishedAt)))
    .limit(mostListed);
