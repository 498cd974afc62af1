import { and, eq } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { settleChat } from '#agency/incoming-mails/settle-answers.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { ChatAnswer } from '#agency/whatsapp/chat-input.ts';
import { readNumber } from '#agency/whatsapp/numbers.ts';
import { queueAnswer } from '#agency/whatsapp/queue-whatsapp.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { logContactEvent, reached } from '#sales/leads/messages/contact-lead.ts';
import { lockLiving } from '#sales/leads/write-changes.ts';

/**
 * Answers a WhatsApp message where it came from, whatever the country of its number and whoever's it is; what else came
 * from there waits no more. A lead is contacted then. Sent again with the same key it goes once.
 * @throws NotFound · Forbidden where it is a lead's and one may not write to leads · Conflict as `queueAnswer`
 */
export async function answerChat(
  ctx: Ctx,
  { mailId, key, text }: ChatAnswer & { mailId: string },
): Promise<void> {
  allow(ctx.actor, 'incoming-mails:edit');
  const { id, channel } = incomingMails;
  await inTransaction(ctx, async (ctx) => {
    const [mail] = await ctx.db
      .select({ number: incomingMails.fromAddress, leadId: incomingMails.leadId })
      .from(incomingMails)
      .where(and(eq(id, mailId), eq(channel, 'whatsapp')));
    if (!mail) throw new NotFound('This message');
    const lead = mail.leadId && (await lockLiving(ctx, mail.leadId));
    const mine = eq(messages.dedupeKey, `whatsapp:answer:${key}`);
    if ((await ctx.db.$count(messages, mine)) > 0) return;
    await queueAnswer(ctx, { key, number: mail.number, text, leadId: lead ? lead.id : null });
    await settleChat(ctx, mail);
    if (lead) {
      const [message] = await ctx.db.select({ id: messages.id }).from(messages).where(mine);
      await reached(ctx, lead, 'whatsapp');
      await logContactEvent(ctx, lead, {
        channel: 'whatsapp',
        outcome: 'sent',
        text: text.slice(0, 150),
        messageId: message?.id ?? '',
      });
    } else
      await audit(ctx, {
        action: 'contacted',
        subjectType: 'incoming-mail',
        subjectId: mailId,
        after: { channel: 'whatsapp' },
      });
    await announce(ctx, { kind: 'incoming-mail', mailId });
  });
}

/** Until when a message can be answered where it came from; null where it cannot. */
export async function answerableUntil(
  ctx: Pick<Ctx, 'db' | 'now' | 'whatsapp'>,
  { channel, fromAddress }: Pick<typeof incomingMails.$inferSelect, 'channel' | 'fromAddress'>,
): Promise<Date | null> {
  if (channel !== 'whatsapp' || !ctx.whatsapp) return null;
  const { stoppedAt, windowEndsAt } = await readNumber(ctx, { number: fromAddress });
  return !stoppedAt && windowEndsAt && windowEndsAt > ctx.now() ? windowEndsAt : null;
}
