import { v7 } from 'uuid';
import { eq } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';

/** Mails whoever asks, on the way that every mail takes. @returns the message, whose state tells what came of it */
export async function sendTestMail(ctx: Ctx): Promise<{ messageId: string; to: string }> {
  const { email: to } = allow(ctx.actor, 'operations:test');
  const { brand, email: replyTo } = await readSettings(ctx);
  const dedupeKey = `test-mail:${v7()}`;
  const text = `This mail from the back office of ${brand} shows that mails arrive. There is nothing to do.`;
  await queueMessages(ctx, [
    {
      dedupeKey,
      channel: 'email',
      to,
      replyTo,
      subject: `Test mail of ${brand}`,
      text,
      html: null,
      leadId: null,
    },
  ]);
  const [written] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.dedupeKey, dedupeKey));
  const messageId = written?.id ?? '';
  await audit(ctx, {
    action: 'checked',
    subjectType: 'message',
    subjectId: messageId,
    after: { test: true },
  });
  return { messageId, to };
}
