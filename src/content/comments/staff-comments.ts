import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { comments } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceComments } from './add-comment.ts';
import type { CommentFilter, CommentReview, CommentStatus } from './comment.ts';

/** Comments on all posts, newest first. */
export async function listStaffComments(ctx: Ctx, input: CommentFilter & TimePage) {
  allow(ctx.actor, 'comments:read');
  const { id, author, content, status, heldBecause, isPinned, reports, createdAt, postId } = comments;
  const shown = input.status === 'reported' ? gt(reports, 0) : input.status && eq(status, input.status);
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select({
        id,
        author,
        content,
        status,
        heldBecause,
        isPinned,
        reports,
        createdAt,
        postId,
        postTitle: posts.title,
        postSlug: posts.slug,
      })
      .from(comments)
      .innerJoin(posts, eq(posts.id, postId))
      .where(and(shown, before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}

const become = {
  approve: { status: 'approved' },
  spam: { status: 'spam', isPinned: false },
  dismiss: {},
} as const;

/** Approves comments, marks them as spam, dismisses what readers reported of them, or removes them. @returns how many there were to decide about */
export async function reviewComments(ctx: Ctx, input: CommentReview): Promise<{ changed: number }> {
  allow(ctx.actor, 'comments:edit');
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db.select().from(comments).where(inArray(comments.id, input.ids)).for('update');
    const ids = found.map((comment) => comment.id);
    if (ids.length === 0) return { changed: 0 };
    const { action } = input;
    if (action === 'delete') await ctx.db.delete(comments).where(inArray(comments.id, ids));
    // Whatever is decided, somebody has looked at what was reported.
    else
      await ctx.db
        .update(comments)
        .set({ ...become[action], reports: 0 })
        .where(inArray(comments.id, ids));
    // Who wrote it, and what, could never be erased from there.
    await audit(
      ctx,
      ...found.map(({ id, status, reports }) => ({
        subjectType: 'comment' as const,
        subjectId: id,
        ...changeBy(action, { status, reports }),
      })),
    );
    await announceComments(ctx, [...new Set(found.map((comment) => comment.postId))]);
    return { changed: ids.length };
  });
}

function changeBy(action: CommentReview['action'], { status, reports }: Judged) {
  if (action === 'delete') return { action: 'deleted' as const, before: { status } };
  if (action === 'dismiss') return { action: 'changed' as const, before: { reports }, after: { reports: 0 } };
  const after = { status: become[action].status };
  return { action: 'status-changed' as const, before: { status }, after };
}
type Judged = { status: CommentStatus; reports: number };
