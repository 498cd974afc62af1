import { eq } from 'drizzle-orm';
import { posts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { paragraphsOf } from './post-blocks.ts';
import type { PostMove } from './post.ts';
import { getStaffPost } from './staff-posts.ts';
import { announcePosts, lockPost, nextVersion } from './write-post.ts';

/**
 * Publishes a post, plans it, or takes it back to the drafts. A post that was out before keeps its date; an earlier version
 * that waits beside it is among the versions alone when it is taken back.
 */
export async function movePost(ctx: Ctx, input: PostMove & { postId: string }) {
  allow(ctx.actor, 'posts:edit');
  const { postId, status, publishAt = null } = input;
  if (status === 'scheduled' && (!publishAt || publishAt <= ctx.now()))
    throw new Invalid({ publishAt: 'Choose a moment that lies ahead' });
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, postId);
    if (status !== 'draft' && paragraphsOf(before.blocks).length === 0)
      throw new Invalid({ blocks: 'There is nothing to read yet' });
    const [after] = await ctx.db
      .update(posts)
      .set({
        status,
        publishAt: status === 'scheduled' ? publishAt : null,
        // It waits beside what readers see: of a draft there is one text, and its preview shows that.
        ...(status === 'draft' && { draft: null }),
        ...(status === 'published' && { publishedAt: before.publishedAt ?? ctx.now() }),
        version: nextVersion,
        updatedAt: ctx.now(),
      })
      .where(eq(posts.id, postId))
      .returning();
    if (!after) throw new Error('An update returned nothing');
    const facts = (post: typeof after) => ({ status: post.status, publishAt: post.publishAt });
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'post',
      subjectId: postId,
      before: facts(before),
      after: facts(after),
    });
    if (before.status === 'published' || status === 'published') await announcePosts(ctx, [after.slug]);
    if (before.status !== 'published' && status === 'published')
      await queueWebhooks(ctx, 'post.published', { postId, slug: after.slug });
    return getStaffPost(ctx, { postId });
  });
}
