import { and, desc, eq, isNull } from 'drizzle-orm';
import { customers } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { settleChat } from '#agency/incoming-mails/settle-answers.ts';
import { messages } from '#agency/messages/table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { ChatInput } from '#agency/whatsapp/chat-input.ts';
import { draftEvent, queueAnswer, queueOnce } from '#agency/whatsapp/queue-whatsapp.ts';
import { waNumber } from '#agency/whatsapp/whatsapp.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Writes to a customer on WhatsApp; what they wrote there waits no more. Sent again with the same key it goes once.
 * @throws NotFound · Conflict without a number, or as `draftEvent`, `queueOnce` and `queueAnswer`
 */
export async function whatsAppCustomer(ctx: Ctx, input: ChatInput & { customerId: string }): Promise<void> {
  allow(ctx.actor, 'customers:edit');
  const { customerId, how, text } = input;
  await inTransaction(ctx, async (ctx) => {
    const [customer] = await ctx.db
      .select({ name: customers.fullName, phone: customers.phone, language: customers.language })
      .from(customers)
      .where(and(eq(customers.id, customerId), isNull(customers.closedAt)))
      .for('update');
    if (!customer) throw new NotFound('This customer');
    const { name, phone, language } = customer;
    if (!phone) throw new Conflict('This customer has given no number.');
    const key = `${how}:${input.key}`;
    if ((await ctx.db.$count(messages, eq(messages.dedupeKey, `whatsapp:${key}`))) > 0) return;
    if (how === 'answer')
      await queueAnswer(ctx, { key: input.key, number: waNumber(phone), text, leadId: null });
    else {
      const { brand: company } = await readSettings(ctx);
      const told = { event: 'chat-start' as const, key, phone, language, values: { name, company } };
      await queueOnce(ctx, await draftEvent(ctx, { ...told, leadId: null, file: null }));
    }
    await settleChat(ctx, { number: waNumber(phone) });
    await audit(ctx, {
      action: 'contacted',
      subjectType: 'customer',
      subjectId: customerId,
      after: { channel: 'whatsapp', how },
    });
  });
}

/** What went to a number on WhatsApp, by hand and by itself, the latest first. @param phone ten digits; '' has none */
export const listSentTo = ({ db }: Pick<Ctx, 'db'>, { phone }: { phone: string }) =>
  db
    .select({
      id: messages.id,
      at: messages.createdAt,
      channel: messages.channel,
      text: messages.text,
      status: messages.status,
      delivery: messages.delivery,
      deliveryAt: messages.deliveryAt,
      followUp: messages.followUp,
      lastError: messages.lastError,
    })
    .from(messages)
    .where(and(eq(messages.channel, 'whatsapp'), eq(messages.recipient, phone && waNumber(phone))))
    .orderBy(desc(messages.id))
    .limit(50);
