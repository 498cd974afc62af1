import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customers } from '#people/customers/table.server.ts';
import { helpMessages, helpRequests } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { signedIn } from '#people/customers/customer.ts';
import type { HelpInput } from './help-input.ts';

/** Of one customer, whatever the thread. */
export const helpLimit = defineLimit('help', { points: 5, seconds: 3_600 });

/**
 * Takes a customer's call for help and has the staff told. Whose it is, the session says. The same words again within ten
 * minutes are the same call.
 * @throws TooManyRequests
 */
export async function createHelpRequest(ctx: Ctx, input: HelpInput): Promise<{ id: string }> {
  const { id: customerId } = signedIn(ctx.actor);
  await ctx.limit(helpLimit, customerId);
  return inTransaction(ctx, async (ctx) => {
    // Calls of one customer wait for each other: two presses of the button at once are one call as well.
    const [customer] = await ctx.db
      .select({ fullName: customers.fullName })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    const [twin] = await ctx.db
      .select({ id: helpRequests.id })
      .from(helpRequests)
      .innerJoin(helpMessages, eq(helpMessages.requestId, helpRequests.id))
      .where(
        and(
          eq(helpRequests.customerId, customerId),
          eq(helpRequests.status, 'open'),
          eq(helpMessages.text, input.remark),
          isNull(helpMessages.staffName),
          gt(helpMessages.at, repeatedSince(ctx)),
        ),
      )
      .orderBy(desc(helpRequests.id))
      .limit(1);
    if (twin) return twin;
    const id = v7();
    const helpMessageId = v7();
    const name = input.name || (customer?.fullName ?? '');
    await ctx.db.insert(helpRequests).values({ id, customerId, name });
    await ctx.db.insert(helpMessages).values({ id: helpMessageId, requestId: id, text: input.remark });
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      { what: 'help-asked', key: `help-asked:${helpMessageId}`, helpMessageId },
    ]);
    await queueWebhooks(ctx, 'help.asked', { requestId: id, customerId });
    return { id };
  });
}
