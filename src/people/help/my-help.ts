import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { signedIn } from '#people/customers/customer.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { helpLimit } from './create-help-request.ts';
import type { MyHelp } from './help-request.ts';
import { helpMessages, helpRequests } from './table.server.ts';
import { writeToStaff } from './write-to-staff.ts';

/** So many of the latest are shown. */
const latest = 10;

/** One's own calls for help with what was written on both sides, the latest first. */
export async function listMyHelp(ctx: Ctx): Promise<MyHelp[]> {
  const { id: customerId } = signedIn(ctx.actor);
  const requests = await ctx.db
    .select({ id: helpRequests.id, at: helpRequests.createdAt, status: helpRequests.status })
    .from(helpRequests)
    .where(eq(helpRequests.customerId, customerId))
    .orderBy(desc(helpRequests.id))
    .limit(latest);
  const { id, requestId, at, staffName, text } = helpMessages;
  const ids = requests.map((request) => request.id);
  const written = await ctx.db
    .select({ id, requestId, at, staffName, text, files: incomingMails.files })
    .from(helpMessages)
    // What came by mail has the mail's own id.
    .leftJoin(incomingMails, eq(incomingMails.id, id))
    .where(inArray(requestId, ids))
    .orderBy(asc(id));
  return requests.map((request) => ({
    ...request,
    at: request.at.toISOString(),
    messages: written
      .filter((message) => message.requestId === request.id)
      .map((message) => ({
        id: message.id,
        at: message.at.toISOString(),
        ours: message.staffName !== null,
        text: message.text,
        files: (message.files ?? []).map(({ name }) => name),
      })),
  }));
}

/**
 * Writes once more in one's own thread, which waits for an answer then. What was written last, again within ten minutes, is
 * the same message.
 * @throws NotFound · TooManyRequests
 */
export async function continueHelp(ctx: Ctx, input: { requestId: string; remark: string }): Promise<void> {
  const { id: customerId } = signedIn(ctx.actor);
  await ctx.limit(helpLimit, customerId);
  await inTransaction(ctx, async (ctx) => {
    const mine = and(eq(helpRequests.id, input.requestId), eq(helpRequests.customerId, customerId));
    const [request] = await ctx.db
      .select({ id: helpRequests.id })
      .from(helpRequests)
      .where(mine)
      .for('update');
    if (!request) throw new NotFound(/*i18n*/ 'This request');
    const [last] = await ctx.db
      .select()
      .from(helpMessages)
      .where(eq(helpMessages.requestId, input.requestId))
      .orderBy(desc(helpMessages.id))
      .limit(1);
    const isTwin = last?.staffName === null && last.text === input.remark && last.at > repeatedSince(ctx);
    if (isTwin) return;
    await writeToStaff(ctx, { requestId: input.requestId, helpMessageId: v7(), text: input.remark });
  });
}
