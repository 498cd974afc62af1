import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { fileTags } from '#content/blog/tags/file-tags.ts';
import { paragraphsOf } from '#content/blog/post-blocks.ts';
import { postPath } from '#content/blog/post-path.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { searchEntries } from './table.server.ts';
import { writeEntries } from './write-entries.ts';

const atOnce = 100;

/** Lets these posts be found as readers see them now; those that are not out are not found. In the caller's transaction. */
export async function indexPosts({ db }: Pick<Ctx, 'db'>, slugs: string[]): Promise<void> {
  const isMeant = inArray(posts.slug, slugs);
  const hidden = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isMeant, ne(posts.status, 'published')));
  await db.delete(searchEntries).where(inArray(searchEntries.postId, hidden));
  const rows = await db
    .select({
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      blocks: posts.blocks,
      tags: posts.tags,
      category: posts.category,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .where(and(isMeant, eq(posts.status, 'published')));
  await writeEntries(
    { db },
    rows.map(({ id, slug, title, blocks, category, tags, publishedAt }) => ({
      page: `post:${id}`,
      language: 'en',
      kind: 'post',
      path: postPath(slug),
      title,
      body: [...paragraphsOf(blocks), [category, ...tags].filter(Boolean).join(', ')].join(' ').trim(),
      postId: id,
      publishedAt,
    })),
  );
}

/** The same for every published post that cannot be found yet, under its tags neither: those from before there was a search, and the demo's. */
export async function indexMissingPosts(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (;;) {
    const missing = await ctx.db
      .select({ slug: posts.slug })
      .from(posts)
      .leftJoin(searchEntries, eq(searchEntries.postId, posts.id))
      .where(and(eq(posts.status, 'published'), isNull(searchEntries.id)))
      .limit(atOnce);
    if (missing.length === 0) return;
    const slugs = missing.map(({ slug }) => slug);
    await fileTags(ctx, slugs);
    await indexPosts(ctx, slugs);
    // Tags have pages now that were not there, and stand in the sitemap.
    await announce(ctx, { kind: 'pages', tags: ['blog'] });
  }
}
