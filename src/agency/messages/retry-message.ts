import { and, eq } from 'drizzle-orm';
import { messages } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { messageDelivery } from './deliver-message.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Puts a failed message back into the queue. @throws Conflict when it is not failed (any more) */
export async function retryMessage(ctx: Ctx, input: { messageId: string }): Promise<void> {
  allow(ctx.actor, 'messages:retry');
  await inTransaction(ctx, async (ctx) => {
    const [message] = await ctx.db
      .update(messages)
      .set({ status: 'queued', attempts: 0, lastError: null, handedAt: null })
      .where(and(eq(messages.id, input.messageId), eq(messages.status, 'failed')))
      .returning({ id: messages.id });
    if (!message) throw new Conflict('Only a failed message can be sent again.');
    await ctx.jobs.enqueue(ctx.db, messageDelivery, [{ messageId: message.id }]);
    await audit(ctx, { action: 'retried', subjectType: 'message', subjectId: message.id });
    await announce(ctx, { kind: 'message', messageId: message.id });
  });
}
