import { and, eq, lt, sql } from 'drizzle-orm';
import { forgetIncoming } from '#agency/incoming-mails/forget-incoming.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { subscribers } from '#content/newsletter/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { eraseLeadsWhere } from '#sales/leads/trash/erase-leads.ts';
import { dealt, quotations } from '#sales/quotations/table.server.ts';
import { erasureMail } from './erasure-mail.ts';
import { readRetention } from './read-retention.ts';
import { noticeHours } from './retention.ts';
import { erasureNotices } from './table.server.ts';

/** So many people are told in one night: the mail server has other work too. */
const most = 500;

/**
 * Every night: tells people whose enquiry nobody has touched for as long as the owner has set, and erases it when two
 * days are over and nobody has touched it since; who left no address is erased without. Mails and ended subscriptions,
 * which tell nothing new to whom they are about, go when their time is over.
 */
export async function keepToRetention(ctx: Ctx): Promise<void> {
  const { enquiriesMonths, mailsMonths, newsletterMonths } = await readRetention(ctx);
  await keepEnquiries(ctx, enquiriesMonths);
  if (mailsMonths) {
    await ctx.db.delete(messages).where(lt(messages.createdAt, monthsAgo(mailsMonths)));
    await forgetIncoming(ctx, lt(incomingMails.at, monthsAgo(mailsMonths)));
  }
  if (newsletterMonths)
    await ctx.db
      .delete(subscribers)
      .where(
        and(
          eq(subscribers.status, 'unsubscribed'),
          lt(subscribers.unsubscribedAt, monthsAgo(newsletterMonths)),
        ),
      );
}

async function keepEnquiries(ctx: Ctx, months: number | null): Promise<void> {
  // Touched since, or kept for longer by now: the notice does not hold any more.
  const stillOver = months ? isOver(months) : sql`false`;
  await ctx.db
    .delete(erasureNotices)
    .where(
      sql`not exists (select 1 from ${leads} where ${leads.id} = ${erasureNotices.leadId} and ${stillOver})`,
    );
  if (!months) return;
  await eraseLeadsWhere(
    ctx,
    sql`${isOver(months)} and (${leads.email} = '' or exists (select 1 from ${erasureNotices}
      where ${erasureNotices.leadId} = ${leads.id} and ${erasureNotices.eraseAt} <= now()))`,
  );
  await inTransaction(ctx, async (ctx) => {
    const due = await ctx.db
      .select({ leadId: leads.id })
      .from(leads)
      .where(
        sql`${isOver(months)} and ${leads.email} <> '' and not exists (select 1 from ${erasureNotices}
          where ${erasureNotices.leadId} = ${leads.id})`,
      )
      .orderBy(leads.id)
      .limit(most);
    if (due.length === 0) return;
    const eraseAt = new Date(ctx.now().getTime() + noticeHours * 3_600_000);
    await ctx.db
      .insert(erasureNotices)
      .values(due.map(({ leadId }) => ({ leadId, at: ctx.now(), eraseAt })))
      .onConflictDoNothing();
    await ctx.jobs.enqueue(ctx.db, erasureMail, due);
  });
}

/** Leads that nobody has touched for so long, on which no deal and no appointment rests; what became part of one goes with it. */
const isOver = (
  months: number,
) => sql`(${leads.updatedAt} < ${monthsAgo(months)} and ${leads.status} <> 'won' and ${leads.mergedInto} is null
  and not exists (select 1 from ${bookings} where ${bookings.leadId} = ${leads.id}
    and ${bookings.status} <> 'cancelled' and ${bookings.endsAt} > now())
  and not exists (select 1 from ${quotations} where ${quotations.leadId} = ${leads.id}
    and ${dealt}))`;

const monthsAgo = (months: number) => sql`now() - make_interval(months => ${months})`;
