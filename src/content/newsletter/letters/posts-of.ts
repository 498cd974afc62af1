import { and, eq, inArray } from 'drizzle-orm';
import { postPath } from '#content/blog/post-path.ts';
import { posts } from '#content/blog/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Those of these posts that readers can see, in this order, with where they stand. */
export async function postsOf(ctx: Pick<Ctx, 'db' | 'publicUrl'>, ids: string[]) {
  if (ids.length === 0) return [];
  const found = await ctx.db
    .select({ id: posts.id, slug: posts.slug, title: posts.title, description: posts.seoDescription })
    .from(posts)
    .where(and(inArray(posts.id, ids), eq(posts.status, 'published')));
  return ids.flatMap((id) => {
    const post = found.find((one) => one.id === id);
    return post ? [{ ...post, url: ctx.publicUrl + postPath(post.slug) }] : [];
  });
}
