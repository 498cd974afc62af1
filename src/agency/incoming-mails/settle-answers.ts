import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { incomingMails } from './table.server.ts';

/** Whoever was called or written to no longer waits for an answer to their mails; in the caller's transaction. */
export async function settleAnswers(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { leadId }: { leadId: string },
): Promise<void> {
  await ctx.db
    .update(incomingMails)
    .set({ handledAt: ctx.now(), handledBy: ctx.actor.kind === 'staff' ? ctx.actor.name : null })
    .where(and(eq(incomingMails.leadId, leadId), isNull(incomingMails.handledAt)));
}

/** The same of what a number wrote on WhatsApp. @param number with its country */
export async function settleChat(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { number }: { number: string },
): Promise<void> {
  const { channel, fromAddress, handledAt } = incomingMails;
  await ctx.db
    .update(incomingMails)
    .set({ handledAt: ctx.now(), handledBy: ctx.actor.kind === 'staff' ? ctx.actor.name : null })
    .where(and(eq(channel, 'whatsapp'), eq(fromAddress, number), isNull(handledAt)));
}
