import { and, eq, sql } from 'drizzle-orm';
import { postCounts } from '../table.server.ts';
import { reactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { publishedPostId } from '../find-post.ts';
import type { ReactionCounts, ReactionType } from '../post.ts';

export const reactionLimit = defineLimit('reaction', { points: 200, seconds: 600 });

/** A viewer's one reaction to a post: another one takes the place of the first, the same again changes nothing. */
export async function reactToPost(
  ctx: Ctx,
  input: { slug: string; type: ReactionType; viewer: string },
): Promise<ReactionCounts> {
  await ctx.limit(reactionLimit, ctx.request.ip);
  const { type, viewer } = input;
  const postId = await publishedPostId(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    // Reactions to one post wait for each other here: counts can never drift away from rows.
    const [counts] = await ctx.db
      .select(countColumns)
      .from(postCounts)
      .where(eq(postCounts.postId, postId))
      .for('update');
    const own = and(eq(reactions.postId, postId), eq(reactions.viewer, viewer));
    const [before] = await ctx.db.select({ type: reactions.type }).from(reactions).where(own);
    if (counts && before?.type === type) return counts;
    await ctx.db
      .insert(reactions)
      .values({ postId, viewer, type, at: ctx.now() })
      .onConflictDoUpdate({ target: [reactions.postId, reactions.viewer], set: { type, at: ctx.now() } });
    const [after] = await ctx.db
      .update(postCounts)
      .set({
        [type]: sql`${postCounts[type]} + 1`,
        ...(before && { [before.type]: sql`${postCounts[before.type]} - 1` }),
      })
      .where(eq(postCounts.postId, postId))
      .returning(countColumns);
    return after ?? noReactions;
  });
}

/** How readers reacted to a post, and what this viewer chose. @throws NotFound */
export async function readReactions(ctx: Pick<Ctx, 'db'>, input: { slug: string; viewer: string | null }) {
  const postId = await publishedPostId(ctx, input);
  const [counts] = await ctx.db.select(countColumns).from(postCounts).where(eq(postCounts.postId, postId));
  const own = input.viewer
    ? await ctx.db
        .select({ type: reactions.type })
        .from(reactions)
        .where(and(eq(reactions.postId, postId), eq(reactions.viewer, input.viewer)))
    : [];
  return { counts: counts ?? noReactions, mine: own[0]?.type ?? null };
}

const countColumns = {
  like: postCounts.like,
  love: postCounts.love,
  wow: postCounts.wow,
  celebrate: postCounts.celebrate,
};
const noReactions: ReactionCounts = { like: 0, love: 0, wow: 0, celebrate: 0 };
