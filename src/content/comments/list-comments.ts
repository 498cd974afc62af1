import { and, desc, eq, lt, or } from 'drizzle-orm';
import { comments } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

const { id, author, content, status, createdAt, isPinned } = comments;

/** Before every id: what follows a page that holds nothing but the pinned one. */
const newest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * The comments on a post that this viewer may see, newest first but for the pinned one: all approved ones
 * and their own that wait.
 * @param input.before the last comment seen, by id
 */
export async function listComments(
  ctx: Pick<Ctx, 'db'>,
  input: { postId: string; viewer: string | null; limit: number; before?: string | undefined },
) {
  const seen = input.viewer
    ? or(eq(status, 'approved'), and(eq(status, 'held'), eq(comments.viewer, input.viewer)))
    : eq(status, 'approved');
  // The pinned one stands on the first page.
  const further = input.before ? and(eq(isPinned, false), lt(id, input.before)) : undefined;
  const found = await ctx.db
    .select({ id, author, content, status, createdAt, isPinned })
    .from(comments)
    .where(and(eq(comments.postId, input.postId), seen, further))
    .orderBy(desc(isPinned), desc(id))
    .limit(input.limit + 1);
  const page = found.slice(0, input.limit);
  const last = page.findLast((comment) => !comment.isPinned)?.id ?? newest;
  return { comments: page, nextCursor: found.length > input.limit ? last : null };
}
