import { and, desc, eq } from 'drizzle-orm';
import { posts } from '../table.server.ts';
import { savedPosts } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { reactionLimit } from './react-to-post.ts';

const most = 200;

/** What a viewer saved, newest first. */
export async function listSaved(ctx: Pick<Ctx, 'db'>, input: { viewer: string | null }) {
  if (!input.viewer) return [];
  return ctx.db
    .select({ blogId: savedPosts.postId, slug: posts.slug, title: posts.title, at: savedPosts.at })
    .from(savedPosts)
    .innerJoin(posts, eq(posts.id, savedPosts.postId))
    .where(and(eq(savedPosts.viewer, input.viewer), eq(posts.status, 'published')))
    .orderBy(desc(savedPosts.at))
    .limit(most);
}

/** Keeps a post for this viewer; keeping it again changes nothing. @throws NotFound */
export async function savePost(ctx: Ctx, input: { postId: string; viewer: string }): Promise<void> {
  await ctx.limit(reactionLimit, ctx.request.ip);
  const [post] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, input.postId), eq(posts.status, 'published')));
  if (!post) throw new NotFound(/*i18n*/ 'This blog');
  const saved = await listSaved(ctx, input);
  if (saved.some(({ blogId }) => blogId === post.id)) return;
  if (saved.length >= most)
    throw new Conflict(/*i18n*/ 'You have saved {count} posts already. Remove one first.', { count: most });
  await ctx.db
    .insert(savedPosts)
    .values({ viewer: input.viewer, postId: input.postId, at: ctx.now() })
    .onConflictDoNothing();
}

export async function unsavePost(
  ctx: Pick<Ctx, 'db'>,
  input: { postId: string; viewer: string },
): Promise<void> {
  await ctx.db
    .delete(savedPosts)
    .where(and(eq(savedPosts.viewer, input.viewer), eq(savedPosts.postId, input.postId)));
}
