import { v7 as uuidv7 } from 'uuid';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { messageDelivery } from './deliver-message.ts';
import { watchSilence } from './follow-up.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { Draft } from './message.ts';
import { blanked } from './secret-part.ts';

/**
 * Writes messages into the outbox and asks for their delivery, in one transaction: both happen or neither.
 * @returns how many were not written before
 */
export async function queueMessages(ctx: Ctx, drafts: Draft[]): Promise<number> {
  if (drafts.length === 0) return 0;
  const rows = await Promise.all(drafts.map((draft) => rowOf(ctx, draft)));
  return inTransaction(ctx, async (ctx) => {
    const written = await ctx.db
      .insert(messages)
      .values(rows)
      .onConflictDoNothing({ target: messages.dedupeKey })
      .returning({ messageId: messages.id, again: messages.again, notBefore: messages.notBefore });
    const atOnce = written.filter(({ notBefore }) => notBefore === null);
    await ctx.jobs.enqueue(
      ctx.db,
      messageDelivery,
      atOnce.map(({ messageId }) => ({ messageId })),
    );
    for (const { messageId, notBefore } of written)
      if (notBefore) await ctx.jobs.enqueue(ctx.db, messageDelivery, [{ messageId }], notBefore);
    for (const message of written) await watchSilence(ctx, message);
    return written.length;
  });
}

/** A draft as it stands in the outbox. */
export async function rowOf(ctx: Pick<Ctx, 'secrets'>, whole: Draft): Promise<typeof messages.$inferInsert> {
  const { to, ...draft } = await blanked(ctx, whole);
  return { ...draft, id: uuidv7(), recipient: to.toLowerCase() };
}
