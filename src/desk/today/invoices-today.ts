import { and, eq, inArray, sql } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import { untold } from '#agency/messages/untold.ts';
import { namedOn } from '#money/buyers/buyers.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoiceDrafts } from '#money/invoices/drafts/table.server.ts';
import { periodWords } from '#money/invoices/recurring/recurring.ts';
import { recurringRuns } from '#money/invoices/recurring/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { showPath } from '#kit/screen-paths.ts';
import type { Desk } from './desk.ts';
import { heaviestFirst } from './heaviest-first.ts';
import type { TodayItem } from './today-item.ts';

/** Recurring invoices that were written and wait for somebody to issue them. */
export async function waitingInvoices(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select({ run: recurringRuns, draft: invoiceDrafts, buyer: buyers })
    .from(recurringRuns)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, recurringRuns.draftId))
    .innerJoin(buyers, eq(buyers.id, invoiceDrafts.buyerId))
    .where(inArray(recurringRuns.state, ['draft', 'refused']))
    .orderBy(
      ...heaviestFirst({
        valuePaise: invoiceDrafts.totalPaise,
        at: recurringRuns.at,
        isLate: eq(recurringRuns.state, 'refused'),
      }),
    )
    .limit(desk.limit);
  return found.map(({ run, draft, buyer }) => {
    const what = periodWords({ from: run.dueOn, until: run.untilOn }, 'en');
    return {
      id: `recurring:${draft.id}`,
      kind: 'invoice',
      urgency: run.state === 'refused' ? 'late' : 'today',
      who: namedOn(buyer),
      reason: run.fault
        ? `The invoice for ${what} could not be issued: ${run.fault}`
        : `The invoice for ${what} waits to be issued`,
      at: run.at.toISOString(),
      valuePaise: draft.totalPaise,
      path: showPath('invoice-drafts', draft.id),
      phone: buyer.mobile,
      acts: [],
    };
  });
}

/** Recurring invoices that reached nobody; whoever reads the mailbox sees them among its failures. */
export async function unsentInvoices(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  if (desk.may('messages:read')) return [];
  const found = await ctx.db
    .select({ invoice: invoices, message: messages, phone: buyers.mobile })
    .from(recurringRuns)
    .innerJoin(invoices, eq(invoices.id, recurringRuns.invoiceId))
    .innerJoin(
      messages,
      // By itself on WhatsApp or by mail, or the mail that followed.
      sql`${messages.dedupeKey} in ('invoice:' || ${invoices.id}, 'invoice:' || ${invoices.id} || ':by-mail')`,
    )
    .leftJoin(buyers, eq(buyers.id, invoices.buyerId))
    .where(and(eq(recurringRuns.state, 'issued'), untold))
    .orderBy(...heaviestFirst({ valuePaise: invoices.totalPaise, at: messages.createdAt }))
    .limit(desk.limit);
  return found.map(({ invoice, message, phone }) => ({
    id: `unsent:${message.id}`,
    kind: 'invoice',
    urgency: 'late',
    who: invoice.buyerName,
    reason:
      message.channel === 'whatsapp'
        ? `${invoice.number} could not be delivered on WhatsApp`
        : `${invoice.number} could not be mailed to ${message.recipient}`,
    at: message.createdAt.toISOString(),
    valuePaise: invoice.totalPaise,
    path: showPath('invoices', invoice.id),
    phone: phone ?? '',
    acts: [],
  }));
}
