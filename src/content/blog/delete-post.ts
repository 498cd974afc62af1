import { eq } from 'drizzle-orm';
import { posts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announcePosts, auditView, lockPost } from './write-post.ts';

/** Removes a post with its comments, reactions and counts. */
export async function deletePost(ctx: Ctx, input: { postId: string }): Promise<void> {
  allow(ctx.actor, 'posts:edit');
  await inTransaction(ctx, async (ctx) => {
    const post = await lockPost(ctx, input.postId);
    await ctx.db.delete(posts).where(eq(posts.id, input.postId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'post',
      subjectId: post.id,
      before: auditView(post),
    });
    if (post.publishedAt) await announcePosts(ctx, [post.slug]);
  });
}
