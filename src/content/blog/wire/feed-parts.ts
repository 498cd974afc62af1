import { categoryFeeds, tagFeeds, type FeedPaths } from '../feed-paths.ts';
import type { PublicPost } from '../find-post.ts';
import { listCategories } from '../list-categories.ts';
import { listPosts } from '../list-posts.ts';
import { findTag, listTagged, movedTag } from '../tags/list-tagged.ts';
import { tagPath, tagSlug } from '../tags/tag.ts';
import type { Ctx } from '#kit/context.ts';

/** What a feed brings that is not the whole blog's. `page`: what its reader is led to. */
export type FeedPart = { name: string; page: string; feeds: FeedPaths; posts: PublicPost[] };

type Db = Pick<Ctx, 'db'>;
type Wanted = { slug: string; limit: number };

/** What is new under a tag; the slug that it has now where it had this one before; null where there is none. */
export async function tagPart(
  ctx: Db,
  { slug, limit }: Wanted,
): Promise<FeedPart | { moved: string } | null> {
  const tag = await findTag(ctx, { slug });
  if (!tag) {
    const moved = await movedTag(ctx, { slug });
    return moved === null ? null : { moved };
  }
  const { posts } = await listTagged(ctx, { slug, limit });
  return { name: tag.name, page: tagPath(slug), feeds: tagFeeds(slug), posts };
}

/** What is new in a category, however that is spelt; null where nothing is in it. */
export async function categoryPart(ctx: Db, { slug, limit }: Wanted): Promise<FeedPart | null> {
  const categories = (await listCategories(ctx)).filter((name) => tagSlug(name) === slug);
  const [name] = categories;
  if (name === undefined) return null;
  const { posts } = await listPosts(ctx, { limit, categories });
  return { name, page: '/blog', feeds: categoryFeeds(slug), posts };
}
