import { and, eq, isNull } from 'drizzle-orm';
import { mark, waysOut } from './deliver-message.ts';
import type { Draft } from './message.ts';
import { rowOf } from './queue-messages.ts';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { reasonOf } from '#kit/reason-of.ts';

/**
 * Gives one message to its carrier while somebody waits for the answer, and never again by itself. It stands in the outbox
 * as failed until it was taken: nothing waits there when this process ends meanwhile. What was surely not taken leaves
 * nothing behind; of what may have been taken the carrier can still tell.
 * @returns the message, and the fault where it was not taken, or is not known to be
 */
export async function sendAtOnce(
  ctx: Ctx,
  draft: Draft,
): Promise<{ messageId: string; fault: null } | { messageId: string | null; fault: unknown }> {
  const [message] = await ctx.db
    .insert(messages)
    .values({
      ...(await rowOf(ctx, draft)),
      status: 'failed',
      attempts: 1,
      createdAt: ctx.now(),
      lastError: 'The server ended while it was tried.',
    })
    .returning();
  if (!message) throw new Error('The message was not written');
  const { id } = message;
  try {
    await mark(ctx, id, await waysOut[message.channel](ctx, message), null);
    return { messageId: id, fault: null };
  } catch (fault) {
    const surely = and(eq(messages.id, id), isNull(messages.handedAt), isNull(messages.delivery));
    const gone = await ctx.db.delete(messages).where(surely).returning({ id: messages.id });
    if (gone.length > 0) return { messageId: null, fault };
    const unsure = and(eq(messages.id, id), eq(messages.status, 'failed'));
    await ctx.db
      .update(messages)
      .set({ lastError: reasonOf(fault) })
      .where(unsure);
    return { messageId: id, fault };
  }
}
