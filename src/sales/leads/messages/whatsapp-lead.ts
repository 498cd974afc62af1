import { eq } from 'drizzle-orm';
import { settleChat } from '#agency/incoming-mails/settle-answers.ts';
import type { ChatInput } from '#agency/whatsapp/chat-input.ts';
import { messages } from '#agency/messages/table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { draftEvent, queueAnswer, queueOnce } from '#agency/whatsapp/queue-whatsapp.ts';
import { waNumber } from '#agency/whatsapp/whatsapp.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockOne, logContactEvent, reached } from './contact-lead.ts';

/**
 * Writes to a lead on WhatsApp, who is contacted then; what came from the number waits no more, wherever it lies. Sent
 * again with the same key it goes once.
 * @throws NotFound · Conflict without a complete number, or as `draftEvent`, `queueOnce` and `queueAnswer`
 */
export async function whatsAppLead(ctx: Ctx, input: ChatInput & { leadId: string }): Promise<void> {
  allow(ctx.actor, 'leads:edit');
  await inTransaction(ctx, async (ctx) => {
    const { lead, phone, phoneComplete, name, service, language } = await lockOne(ctx, input.leadId);
    if (!phoneComplete) throw new Conflict('This lead has no complete number.');
    const key = `${input.how}:${input.key}`;
    const [before] = await ctx.db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.dedupeKey, `whatsapp:${key}`));
    if (before) return;
    if (input.how === 'answer')
      await queueAnswer(ctx, { ...input, number: waNumber(phone), leadId: lead.id });
    else {
      const { brand: company } = await readSettings(ctx);
      const values = { name: name || '–', company, service: service || 'our services' };
      await queueOnce(
        ctx,
        await draftEvent(ctx, {
          event: 'lead-reply',
          key,
          phone,
          language,
          values,
          leadId: lead.id,
          file: null,
        }),
      );
    }
    const [message] = await ctx.db
      .select({ id: messages.id, text: messages.subject })
      .from(messages)
      .where(eq(messages.dedupeKey, `whatsapp:${key}`));
    await settleChat(ctx, { number: waNumber(phone) });
    await reached(ctx, lead, 'whatsapp');
    await logContactEvent(ctx, lead, {
      channel: 'whatsapp',
      outcome: 'sent',
      text: message?.text ?? '',
      messageId: message?.id ?? '',
    });
  });
}
