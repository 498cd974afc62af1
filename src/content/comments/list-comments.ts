import { and, desc, eq, lt, or } from 'drizzle-orm';
import { comments } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

const { id, author, content, status, createdAt } = comments;

/**
 * The comments on a post that this viewer may see, newest first: all approved ones and their own that wait.
 * @param input.before the last comment seen, by id
 */
export async function listComments(
  ctx: Pick<Ctx, 'db'>,
  input: { postId: string; viewer: string | null; limit: number; before?: string | undefined },
) {
  const seen = input.viewer
    ? or(eq(status, 'approved'), and(eq(status, 'held'), eq(comments.viewer, input.viewer)))
    : eq(status, 'approved');
  const found = await ctx.db
    .select({ id, author, content, status, createdAt })
    .from(comments)
    .where(and(eq(comments.postId, input.postId), seen, input.before ? lt(id, input.before) : undefined))
    .orderBy(desc(id))
    .limit(input.limit + 1);
  const page = found.slice(0, input.limit);
  return { comments: page, nextCursor: found.length > input.limit ? (page.at(-1)?.id ?? null) : null };
}
