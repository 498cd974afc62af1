import { eq, sql } from 'drizzle-orm';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { helpMessages, helpRequests } from './table.server.ts';

/**
 * Adds what a customer wrote to a thread, which waits for an answer then, and has the staff told; in the caller's
 * transaction. `helpMessageId`: of the mail, where it came as one.
 * @returns whether the thread is there
 */
export async function writeToStaff(
  ctx: Ctx,
  { requestId, helpMessageId, text }: { requestId: string; helpMessageId: string; text: string },
): Promise<boolean> {
  const [open] = await ctx.db
    .update(helpRequests)
    .set({ status: 'open', updatedAt: sql`now()` })
    .where(eq(helpRequests.id, requestId))
    .returning({ id: helpRequests.id });
  if (!open) return false;
  await ctx.db.insert(helpMessages).values({ id: helpMessageId, requestId, text });
  await ctx.jobs.enqueue(ctx.db, customerMail, [
    { what: 'help-asked', key: `help-asked:${helpMessageId}`, helpMessageId },
  ]);
  await queueWebhooks(ctx, 'help.changed', { requestId, status: 'open' });
  return true;
}
