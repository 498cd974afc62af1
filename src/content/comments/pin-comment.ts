import { and, eq } from 'drizzle-orm';
import { announceComments } from './add-comment.ts';
import { comments } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { postCounts } from '#content/blog/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Shows a comment before all others of its post, in place of the one that was; or no longer. @throws NotFound · Conflict */
export async function pinComment(ctx: Ctx, input: { id: string; isPinned: boolean }): Promise<void> {
  allow(ctx.actor, 'comments:edit');
  const { id, isPinned } = input;
  await inTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db
      .select({ postId: comments.postId })
      .from(comments)
      .where(eq(comments.id, id));
    if (!asked) throw new NotFound('This comment');
    const { postId } = asked;
    // Those who pin two comments of one post wait for each other.
    await ctx.db
      .select({ postId: postCounts.postId })
      .from(postCounts)
      .where(eq(postCounts.postId, postId))
      .for('update');
    if (isPinned)
      await ctx.db
        .update(comments)
        .set({ isPinned: false })
        .where(and(eq(comments.postId, postId), eq(comments.isPinned, true)));
    const [changed] = await ctx.db
      .update(comments)
      .set({ isPinned })
      .where(and(eq(comments.id, id), isPinned ? eq(comments.status, 'approved') : undefined))
      .returning({ id: comments.id });
    if (!changed) throw new Conflict('Only a comment that is shown can be pinned.');
    await audit(ctx, { action: 'changed', subjectType: 'comment', subjectId: id, after: { isPinned } });
    await announceComments(ctx, [postId]);
  });
}
