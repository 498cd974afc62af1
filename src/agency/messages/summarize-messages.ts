import { inArray } from 'drizzle-orm';
import { messages } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';

/** What a toast says about these messages. */
export async function summarizeMessages(ctx: Ctx, input: { messageIds: string[] }) {
  allow(ctx.actor, 'messages:read');
  const { id, channel, recipient, subject, status, leadId, delivery, followUp } = messages;
  return ctx.db
    .select({ id, channel, recipient, subject, status, leadId, delivery, followUp })
    .from(messages)
    .where(inArray(id, input.messageIds));
}
