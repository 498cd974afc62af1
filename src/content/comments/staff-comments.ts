import { and, desc, eq, inArray } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { comments } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceComments } from './add-comment.ts';
import type { CommentFilter, CommentReview } from './comment.ts';

/** Comments on all posts, newest first. */
export async function listStaffComments(ctx: Ctx, input: CommentFilter & TimePage) {
  allow(ctx.actor, 'comments:read');
  const { id, author, content, status, heldBecause, createdAt, postId } = comments;
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select({
        id,
        author,
        content,
        status,
        heldBecause,
        createdAt,
        postId,
        postTitle: posts.title,
        postSlug: posts.slug,
      })
      .from(comments)
      .innerJoin(posts, eq(posts.id, postId))
      .where(and(input.status && eq(status, input.status), before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}

const become = { approve: 'approved', spam: 'spam', delete: null } as const;

/** Approves comments, marks them as spam or removes them. @returns how many there were to decide about */
export async function reviewComments(ctx: Ctx, input: CommentReview): Promise<{ changed: number }> {
  allow(ctx.actor, 'comments:edit');
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db.select().from(comments).where(inArray(comments.id, input.ids)).for('update');
    const ids = found.map((comment) => comment.id);
    if (ids.length === 0) return { changed: 0 };
    const after = become[input.action];
    if (after === null) await ctx.db.delete(comments).where(inArray(comments.id, ids));
    else await ctx.db.update(comments).set({ status: after }).where(inArray(comments.id, ids));
    // Who wrote it, and what, could never be erased from there.
    await audit(
      ctx,
      ...found.map(({ id, status }) => ({
        action: after === null ? ('deleted' as const) : ('status-changed' as const),
        subjectType: 'comment' as const,
        subjectId: id,
        before: { status },
        ...(after !== null && { after: { status: after } }),
      })),
    );
    await announceComments(ctx, [...new Set(found.map((comment) => comment.postId))]);
    return { changed: ids.length };
  });
}
