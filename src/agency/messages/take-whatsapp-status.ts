import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { announceMessage } from './announce-message.ts';
import { askForMail } from './follow-up.ts';
import { sealedOnceSent } from './sealed-once-sent.ts';
import { messages } from './table.server.ts';
import { noteReached } from '#agency/whatsapp/numbers.ts';
import type { Ctx } from '#kit/context.ts';
import type { WhatsAppStatus } from '#kit/ports/whatsapp.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const { delivery, deliveryAt } = messages;
/** From which states a message goes on to the next: in whatever order they come, it never goes back. */
const goesOn = {
  sent: and(isNull(delivery), or(isNull(deliveryAt), inArray(messages.status, ['queued', 'failed']))),
  failed: isNull(delivery),
  delivered: or(isNull(delivery), eq(delivery, 'undelivered')),
  read: sql`${delivery} is distinct from 'read'`,
};
const deliveryOf = { sent: null, failed: 'undelivered', delivered: 'delivered', read: 'read' } as const;

/**
 * Notes what WhatsApp tells of a message of ours, and has a mail follow one that did not arrive. Of one of which we did not
 * know whether it was taken, it says that it was. What it tells of an earlier try says nothing of the present one.
 */
export async function takeWhatsAppStatus(
  ctx: Ctx,
  { carrierId, messageId, status, reason, isUnreached }: WhatsAppStatus,
): Promise<void> {
  const isReached = status === 'delivered' || status === 'read';
  await inTransaction(ctx, async (ctx) => {
    const told = await ctx.db
      .update(messages)
      .set({
        status: 'sent',
        carrierId,
        delivery: deliveryOf[status],
        deliveryAt: ctx.now(),
        lastError: status === 'failed' ? reason || 'WhatsApp gives no reason.' : null,
        sentAt: sql`coalesce(${messages.sentAt}, ${messages.handedAt})`,
        sealed: isReached ? null : sealedOnceSent,
      })
      .where(
        and(
          eq(messages.channel, 'whatsapp'),
          messageId !== null && validate(messageId)
            ? and(
                eq(messages.id, messageId),
                or(isNull(messages.carrierId), eq(messages.carrierId, carrierId)),
              )
            : eq(messages.carrierId, carrierId),
          isNotNull(messages.handedAt),
          goesOn[status],
        ),
      )
      .returning({ id: messages.id, leadId: messages.leadId, number: messages.recipient });
    for (const { number, ...message } of told) {
      if (isReached || isUnreached) await noteReached(ctx, { number, isReached });
      if (status === 'failed') await askForMail(ctx, eq(messages.id, message.id));
      await announceMessage(ctx, message);
    }
  });
}
