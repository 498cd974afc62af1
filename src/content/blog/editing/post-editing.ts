import { and, eq } from 'drizzle-orm';
import { postEditing } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockPost } from '../write-post.ts';

/** Who does nothing for so long no longer keeps others from writing. */
export const silentAfterMs = 120_000;

/**
 * Says that one is writing in a post, unless a colleague is. Nothing is locked by it: whoever saves on top of somebody
 * else's change is refused by the version, see `updatePost`.
 * @param input.active whether something was done lately; who is idle keeps a post only until somebody wants it
 * @param input.takeOver from whoever has it
 * @returns who writes in it since when, and the version that holds now
 * @throws NotFound
 */
export async function claimPost(ctx: Ctx, input: { postId: string; active: boolean; takeOver: boolean }) {
  const me = allow(ctx.actor, 'posts:edit');
  const { postId, active, takeOver } = input;
  return inTransaction(ctx, async (ctx) => {
    const { version } = await lockPost(ctx, postId);
    const [held] = await ctx.db
      .select({
        staffId: postEditing.staffId,
        staffName: staff.name,
        since: postEditing.since,
        seenAt: postEditing.seenAt,
      }) // prettier-ignore
      .from(postEditing)
      .innerJoin(staff, eq(staff.id, postEditing.staffId))
      .where(eq(postEditing.postId, postId));
    const now = ctx.now();
    const isMine = held?.staffId === me.id;
    const isSilent = held && now.getTime() - held.seenAt.getTime() >= silentAfterMs;
    if (held && !isMine && !takeOver && !(isSilent && active))
      return { isMine: false, staffName: held.staffName, since: held.since, version };
    const since = isMine ? held.since : now;
    const row = { staffId: me.id, since, seenAt: isMine && !active ? held.seenAt : now };
    await ctx.db
      .insert(postEditing)
      .values({ postId, ...row })
      .onConflictDoUpdate({ target: postEditing.postId, set: row });
    return { isMine: true, staffName: me.name, since, version };
  });
}

/** Lets others write. What a colleague has taken over stays theirs. */
export async function leavePost(ctx: Ctx, input: { postId: string }): Promise<void> {
  const me = allow(ctx.actor, 'posts:edit');
  await ctx.db
    .delete(postEditing)
    .where(and(eq(postEditing.postId, input.postId), eq(postEditing.staffId, me.id)));
}
