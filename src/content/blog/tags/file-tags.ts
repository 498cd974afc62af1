import { inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { posts } from '../table.server.ts';
import { postTags } from './table.server.ts';
import { tagSlug } from './tag.ts';

/** Files published posts under their tags, and those that are not out under none. In the caller's transaction. */
export async function fileTags({ db }: Pick<Ctx, 'db'>, slugs: string[]): Promise<void> {
  const meant = await db
    .select({ postId: posts.id, status: posts.status, tags: posts.tags, publishedAt: posts.publishedAt })
    .from(posts)
    .where(inArray(posts.slug, slugs));
  if (meant.length === 0) return;
  await db.delete(postTags).where(
    inArray(
      postTags.postId,
      meant.map(({ postId }) => postId),
    ),
  );
  const rows = meant.flatMap(({ postId, status, tags, publishedAt }) => {
    if (status !== 'published' || !publishedAt) return [];
    const spelt = new Map(tags.map((tag) => [tagSlug(tag), tag]));
    spelt.delete('');
    return [...spelt].map(([slug, tag]) => ({ postId, slug, tag, publishedAt }));
  });
  if (rows.length > 0) await db.insert(postTags).values(rows);
}
