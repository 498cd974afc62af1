import { and, eq } from 'drizzle-orm';
import { watchSilence } from './follow-up.ts';
import { messages } from './table.server.ts';
import { untold } from './untold.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { messageDelivery } from './deliver-message.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Puts a message that did not arrive back into the queue. @throws Conflict where it is not so (any more), or a mail went instead */
export async function retryMessage(ctx: Ctx, input: { messageId: string }): Promise<void> {
  allow(ctx.actor, 'messages:retry');
  await inTransaction(ctx, async (ctx) => {
    const [message] = await ctx.db
      .update(messages)
      .set({
        status: 'queued',
        attempts: 0,
        lastError: null,
        handedAt: null,
        carrierId: null,
        delivery: null,
        deliveryAt: null,
        followUp: null,
      })
      .where(and(eq(messages.id, input.messageId), untold))
      .returning({ id: messages.id, again: messages.again });
    if (!message) throw new Conflict('Only a failed message can be sent again.');
    await ctx.jobs.enqueue(ctx.db, messageDelivery, [{ messageId: message.id }]);
    await watchSilence(ctx, { messageId: message.id, again: message.again });
    await audit(ctx, { action: 'retried', subjectType: 'message', subjectId: message.id });
    await announce(ctx, { kind: 'message', messageId: message.id });
  });
}
