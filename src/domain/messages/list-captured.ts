import { and, desc, eq } from 'drizzle-orm';
import { messages } from '#db/schema/messages.server.ts';
import type { Ctx } from '#domain/context.ts';

/** What was kept instead of sent, newest first, at most 200. Demo mode only: the caller sees to that. */
export async function listCaptured(ctx: Pick<Ctx, 'db'>, input: { to?: string }) {
  return ctx.db
    .select({
      id: messages.id,
      channel: messages.channel,
      to: messages.recipient,
      subject: messages.subject,
      text: messages.text,
      at: messages.createdAt,
      attachments: messages.attachments,
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
}
