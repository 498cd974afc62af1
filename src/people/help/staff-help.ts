import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customers } from '#people/customers/table.server.ts';
import { helpMessages, helpRequests } from './table.server.ts';
import { shownFiles } from '#agency/incoming-mails/shown-mail.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { HelpFilter, HelpReply, HelpState } from './help-input.ts';

const columns = {
  id: helpRequests.id,
  name: helpRequests.name,
  status: helpRequests.status,
  createdAt: helpRequests.createdAt,
  updatedAt: helpRequests.updatedAt,
  customerId: customers.id,
  customerCode: customers.code,
  customerName: customers.fullName,
  customerEmail: customers.email,
  customerPhone: customers.phone,
};

/** Calls for help, the latest first. */
export async function listHelpRequests(ctx: Ctx, input: HelpFilter & TimePage) {
  allow(ctx.actor, 'help-requests:read');
  const matching = and(
    input.status && eq(helpRequests.status, input.status),
    input.customerId ? eq(helpRequests.customerId, input.customerId) : undefined,
  );
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(columns)
      .from(helpRequests)
      .innerJoin(customers, eq(customers.id, helpRequests.customerId))
      .where(and(matching, before(helpRequests.id)))
      .orderBy(desc(helpRequests.id))
      .limit(limit)
      .offset(offset),
  );
}

/** One with everything that was written. @throws NotFound */
export async function getHelpRequest(ctx: Ctx, input: { requestId: string }) {
  allow(ctx.actor, 'help-requests:read');
  const [found] = await ctx.db
    .select(columns)
    .from(helpRequests)
    .innerJoin(customers, eq(customers.id, helpRequests.customerId))
    .where(eq(helpRequests.id, input.requestId));
  if (!found) throw new NotFound('This request');
  await auditView(ctx, { subjectType: 'help-request', subjectId: found.id });
  const { id, at, staffName, text } = helpMessages;
  const rows = await ctx.db
    .select({ id, at, staffName, text, quoted: incomingMails.quoted, files: incomingMails.files })
    .from(helpMessages)
    // What came by mail has the mail's own id.
    .leftJoin(incomingMails, eq(incomingMails.id, id))
    .where(eq(helpMessages.requestId, found.id))
    .orderBy(asc(id));
  const messages = rows.map((row) => ({ ...row, quoted: row.quoted ?? '', files: shownFiles(row) }));
  return { ...found, messages };
}

/**
 * Answers: the customer gets it by mail, and the request counts as answered.
 * @throws NotFound · Conflict where something was written since
 */
export async function replyToHelp(ctx: Ctx, input: HelpReply & { requestId: string }): Promise<void> {
  const { name: staffName } = allow(ctx.actor, 'help-requests:edit');
  const { requestId, text, seen } = input;
  await inTransaction(ctx, async (ctx) => {
    await change(ctx, { requestId, status: 'answered', seen, by: staffName });
    const helpMessageId = v7();
    await ctx.db.insert(helpMessages).values({ id: helpMessageId, requestId, staffName, text });
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      { what: 'help-answered', key: `help-answered:${helpMessageId}`, helpMessageId },
    ]);
  });
}

/** @throws NotFound · Conflict where something was written since */
export async function setHelpStatus(ctx: Ctx, input: HelpState & { requestId: string }): Promise<void> {
  const { name: by } = allow(ctx.actor, 'help-requests:edit');
  await inTransaction(ctx, (ctx) => change(ctx, { ...input, by }));
}

/** What others have written since is read first. @throws Conflict */
async function refuseUnread(
  { db }: Pick<Ctx, 'db'>,
  { requestId, seen, by }: { requestId: string; seen: string; by: string },
) {
  const since = and(
    eq(helpMessages.requestId, requestId),
    gt(helpMessages.id, seen),
    sql`${helpMessages.staffName} is distinct from ${by}`,
  );
  if ((await db.$count(helpMessages, since)) > 0)
    throw new Conflict('Something was written here meanwhile. Read it first.');
}

async function change(
  ctx: Ctx,
  { requestId, status, seen, by }: HelpState & { requestId: string; by: string },
) {
  const [changed] = await ctx.db
    .update(helpRequests)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(helpRequests.id, requestId))
    .returning({ id: helpRequests.id });
  if (!changed) throw new NotFound('This request');
  if (seen) await refuseUnread(ctx, { requestId, seen, by });
  await audit(ctx, {
    action: 'status-changed',
    subjectType: 'help-request',
    subjectId: requestId,
    after: { status },
  });
  await queueWebhooks(ctx, 'help.changed', { requestId, status });
}
