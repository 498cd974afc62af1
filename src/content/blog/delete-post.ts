import { eq } from 'drizzle-orm';
import { posts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { announcePosts, auditView, lockPost } from './write-post.ts';

/** Removes a post with its comments, reactions and counts. */
export async function deletePost(ctx: Ctx, input: { postId: string }): Promise<void> {
  allow(ctx.actor, 'posts:edit');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const post = await lockPost(inside, input.postId);
    await tx.delete(posts).where(eq(posts.id, input.postId));
    await audit(inside, {
      action: 'deleted',
      subjectType: 'post',
      subjectId: post.id,
      before: auditView(post),
    });
    if (post.publishedAt) await announcePosts(inside, [post.slug]);
  });
}
