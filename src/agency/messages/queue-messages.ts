import { v7 as uuidv7 } from 'uuid';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { messageDelivery } from './deliver-message.ts';
import type { Attachment } from '#kit/ports/mail.ts';
import type { Channel } from './message.ts';
import { blanked } from './secret-part.ts';

/** A message to send. `dedupeKey` names its reason: a second message for the same reason is not written. */
export type Draft = {
  dedupeKey: string;
  channel: Channel;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  leadId: string | null;
  unsubscribeUrl?: string;
  attachments?: Attachment[];
  /** What in it opens something, a code or a link's token: for its receiver only. */
  secret?: string;
};

/**
 * Writes messages into the outbox and asks for their delivery, in one transaction: both happen or neither.
 * @returns how many were not written before
 */
export async function queueMessages(ctx: Ctx, drafts: Draft[]): Promise<number> {
  if (drafts.length === 0) return 0;
  const kept = await Promise.all(drafts.map((draft) => blanked(ctx, draft)));
  return ctx.db.transaction(async (tx) => {
    const written = await tx
      .insert(messages)
      .values(kept.map(({ to, ...draft }) => ({ ...draft, id: uuidv7(), recipient: to.toLowerCase() })))
      .onConflictDoNothing({ target: messages.dedupeKey })
      .returning({ messageId: messages.id });
    await ctx.jobs.enqueue(tx, messageDelivery, written);
    return written.length;
  });
}
