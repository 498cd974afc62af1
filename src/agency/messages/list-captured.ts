import { and, desc, eq } from 'drizzle-orm';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';
import { unblanked } from './secret-part.ts';

/** What was kept instead of sent, as its receiver would have got it, newest first, at most 200. Demo mode only: the caller sees to that. */
export async function listCaptured(ctx: Pick<Ctx, 'db' | 'secrets'>, input: { to?: string }) {
  const captured = await ctx.db
    .select({
      id: messages.id,
      channel: messages.channel,
      to: messages.recipient,
      subject: messages.subject,
      text: messages.text,
      at: messages.createdAt,
      attachments: messages.attachments,
      html: messages.html,
      unsubscribeUrl: messages.unsubscribeUrl,
      sealed: messages.sealed,
      smsTemplate: messages.smsTemplate,
      whatsapp: messages.whatsapp,
    })
    .from(messages)
    .where(
      and(
        eq(messages.status, 'captured'),
        input.to ? eq(messages.recipient, input.to.toLowerCase()) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(200);
  return Promise.all(
    captured.map(async (message) => {
      const { id, channel, to, subject, text, at, attachments } = await unblanked(ctx, message).catch(
        (error: unknown) => {
          // Brought here from elsewhere, without its key: it is shown as the staff see it.
          if (error instanceof SecretLost) return message;
          throw error;
        },
      );
      return { id, channel, to, subject, text, at, attachments };
    }),
  );
}
