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
