import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customers } from '#people/customers/table.server.ts';
import { helpMessages, helpRequests } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { signedIn } from '#people/customers/customer.ts';
import type { HelpInput } from './help-input.ts';

/** Of one customer, whatever the thread. */
export const helpLimit = defineLimit('help', { points: 5, seconds: 3_600 });

/** Takes a customer's call for help and has the staff told. Whose it is, the session says. @throws TooManyRequests */
export async function createHelpRequest(ctx: Ctx, input: HelpInput): Promise<{ id: string }> {
  const { id: customerId } = signedIn(ctx.actor);
  await ctx.limit(helpLimit, customerId);
  return inTransaction(ctx, async (ctx) => {
    const id = v7();
    const helpMessageId = v7();
    const [customer] = await ctx.db
      .select({ fullName: customers.fullName })
      .from(customers)
      .where(eq(customers.id, customerId));
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
