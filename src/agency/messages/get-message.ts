import { eq } from 'drizzle-orm';
import { messages } from './table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';

/** A mail, SMS or WhatsApp message with its text. */
export async function getMessage(ctx: Ctx, input: { messageId: string }) {
  allow(ctx.actor, 'messages:read');
  const [message] = await ctx.db.select().from(messages).where(eq(messages.id, input.messageId));
  if (!message) throw new NotFound('This message');
  await auditView(ctx, { subjectType: 'message', subjectId: message.id });
  // Its secret is blanked in what is shown: whoever could read a code here could take the account it opens.
  const {
    dedupeKey: _internal,
    sealed: _secret,
    smsTemplate: _gaps,
    whatsapp: _content,
    again: _job,
    ...shown
  } = message;
  return shown;
}
