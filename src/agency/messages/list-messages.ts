import { and, desc, eq } from 'drizzle-orm';
import { messages } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import type { MessageFilter } from './message-filter.ts';
import { untold } from './untold.ts';

/** What was sent or waits to be sent, newest first, without the texts. */
export async function listMessages(ctx: Ctx, input: MessageFilter & TimePage) {
  allow(ctx.actor, 'messages:read');
  const { id, channel, recipient, subject, leadId, status, attempts, lastError, createdAt, sentAt } =
    messages;
  const { notBefore, delivery, deliveryAt, followUp } = messages;
  const matching = and(
    input.status === 'untold' ? untold : input.status && eq(status, input.status),
    input.recipient ? eq(recipient, input.recipient) : undefined,
  );
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select({
        id,
        channel,
        recipient,
        subject,
        leadId,
        status,
        attempts,
        lastError,
        createdAt,
        notBefore,
        sentAt,
        delivery,
        deliveryAt,
        followUp,
      })
      .from(messages)
      .where(and(matching, before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}
