import { and, desc, eq, gt, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { comments } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { publishedPostId } from '#content/blog/find-post.ts';
import { postCounts } from '#content/blog/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { assessComment } from './assess-comment.ts';
import type { CommentInput } from './comment.ts';

const commentLimit = defineLimit('comment', { points: 5, seconds: 600 });
const commentNetworkLimit = defineLimit('comment-network', { points: 50, seconds: 600 });

export const anonymous = 'Anonymous';

/**
 * Takes a comment. A clean one is there for everybody at once; a risky one waits for somebody to look at it and is
 * meanwhile shown to its author only. The same words again within ten minutes are the same comment.
 * @throws NotFound, TooManyRequests
 */
export async function addComment(ctx: Ctx, input: CommentInput & { viewer: string | null }) {
  await ctx.limit(commentLimit, input.viewer ?? ctx.request.ip);
  await ctx.limit(commentNetworkLimit, ctx.request.ip);
  const postId = await publishedPostId(ctx, input);
  const author = input.author || anonymous;
  const heldBecause = assessComment(input);
  if (await isKnownSpammer(ctx, input.viewer)) heldBecause.push('sent spam before');
  return inTransaction(ctx, async (ctx) => {
    // Comments on one post wait for each other: two presses of the button at once are one comment as well.
    await ctx.db
      .select({ postId: postCounts.postId })
      .from(postCounts)
      .where(eq(postCounts.postId, postId))
      .for('update');
    const [twin] = await ctx.db
      .select()
      .from(comments)
      .where(
        and(
          eq(comments.postId, postId),
          eq(comments.content, input.content),
          eq(comments.author, author),
          // A phone that lost its line comes back with another address.
          or(eq(comments.ip, ctx.request.ip), input.viewer ? eq(comments.viewer, input.viewer) : undefined),
          gt(comments.createdAt, repeatedSince(ctx)),
        ),
      )
      .orderBy(desc(comments.id))
      .limit(1);
    if (twin) return twin;
    const [comment] = await ctx.db
      .insert(comments)
      .values({
        id: v7(),
        postId,
        author,
        content: input.content,
        status: heldBecause.length > 0 ? 'held' : 'approved',
        heldBecause,
        viewer: input.viewer,
        ip: ctx.request.ip,
        userAgent: ctx.request.userAgent.slice(0, 300),
        createdAt: ctx.now(),
      })
      .returning();
    if (!comment) throw new Error('An insert returned nothing');
    if (comment.status === 'approved') await announceComments(ctx, [postId]);
    const { id: commentId, status } = comment;
    await queueWebhooks(ctx, 'comment.added', { commentId, postId, status });
    return comment;
  });
}

/** The pages that show the comments of these posts are out of date. */
export const announceComments = (ctx: Pick<Ctx, 'db'>, postIds: string[]) =>
  announce(ctx, { kind: 'pages', tags: postIds.map((id) => `comments:${id}`) });

async function isKnownSpammer(ctx: Ctx, viewer: string | null): Promise<boolean> {
  if (!viewer) return false;
  const found = await ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.viewer, viewer), eq(comments.status, 'spam')))
    .limit(1);
  return found.length > 0;
}
