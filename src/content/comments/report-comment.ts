import { and, eq, sql } from 'drizzle-orm';
import { announceComments } from './add-comment.ts';
import { commentReports, comments } from './table.server.ts';
import { posts } from '#content/blog/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const reportLimit = defineLimit('comment-report', { points: 10, seconds: 600 });

/** So many readers, each on a network of their own, and a comment waits for somebody to look at it. */
const enoughToHold = 3;

/**
 * Notes that a reader finds a comment amiss. The same reader, or another one on the same network, changes nothing more,
 * also after staff have looked at it.
 * @throws NotFound, TooManyRequests
 */
export async function reportComment(ctx: Ctx, input: { id: string; viewer: string }): Promise<void> {
  await ctx.limit(reportLimit, ctx.request.ip);
  await inTransaction(ctx, async (ctx) => {
    const { id, postId, status, reports } = comments;
    const [comment] = await ctx.db
      .select({ id, postId, status, reports })
      .from(comments)
      .innerJoin(posts, and(eq(posts.id, postId), eq(posts.status, 'published')))
      .where(eq(id, input.id))
      .for('update', { of: comments });
    if (!comment || comment.status === 'spam') throw new NotFound(/*i18n*/ 'This comment');
    // One that others have reported meanwhile waits already.
    if (comment.status === 'held') return;
    const [noted] = await ctx.db
      .insert(commentReports)
      .values({ commentId: comment.id, viewer: input.viewer, ip: ctx.request.ip, at: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!noted) return;
    const isHeld = comment.reports + 1 >= enoughToHold;
    await ctx.db
      .update(comments)
      .set({
        reports: comment.reports + 1,
        ...(isHeld && {
          status: 'held' as const,
          isPinned: false,
          heldBecause: sql`array_append(array_remove(${comments.heldBecause}, ${reported}), ${reported})`,
        }),
      })
      .where(eq(id, comment.id));
    if (isHeld) await announceComments(ctx, [comment.postId]);
  });
}

const reported = 'reported by readers';
