import { eq } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { helpMessages, helpRequests } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** What the mails about a message of a help request need to know; null when it is gone. */
export async function readHelpMessage(ctx: Pick<Ctx, 'db'>, input: { helpMessageId: string }) {
  const [found] = await ctx.db
    .select({
      id: helpMessages.id,
      requestId: helpRequests.id,
      text: helpMessages.text,
      name: helpRequests.name,
      code: customers.code,
      email: customers.email,
      phone: customers.phone,
      language: customers.language,
    })
    .from(helpMessages)
    .innerJoin(helpRequests, eq(helpRequests.id, helpMessages.requestId))
    .innerJoin(customers, eq(customers.id, helpRequests.customerId))
    .where(eq(helpMessages.id, input.helpMessageId));
  return found ?? null;
}
