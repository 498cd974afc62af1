import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { forgetBounces } from '#agency/incoming-mails/forget-incoming.ts';
import type { Ctx } from '#kit/context.ts';
import { messages } from './table.server.ts';

/**
 * Deletes what was written to somebody, what came back of it, and what staff were told of them: their answers to it go to the same address. Of
 * notices that belong to no lead those that have not gone yet stay, for what they tell of may stay, too.
 * @param emails in small letters
 * @returns how many were written to them
 */
export async function forgetMails(ctx: Pick<Ctx, 'db' | 'jobs'>, emails: string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const { db } = ctx;
  const { recipient, replyTo, leadId, sentAt } = messages;
  const gone = await db.delete(messages).where(inArray(recipient, emails)).returning({ id: messages.id });
  await db
    .delete(messages)
    .where(
      and(
        eq(messages.channel, 'email'),
        inArray(sql`lower(${replyTo})`, emails),
        or(isNotNull(leadId), isNotNull(sentAt)),
      ),
    );
  await forgetBounces(
    ctx,
    gone.map(({ id }) => id),
  );
  return gone.length;
}
