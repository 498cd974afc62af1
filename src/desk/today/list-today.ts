import { allow, may, type Ctx } from '#kit/context.ts';
import { readWaits } from '#agency/settings/read-waits.ts';
import type { Permission } from '#kit/permissions.ts';
import { disputedPayments, failedDebits } from './bank-today.ts';
import { claimedPayments, endingTerms, failedPayments, moneyToLookAt } from './money-today.ts';
import { unsentInvoices, waitingInvoices } from './invoices-today.ts';
import { waitingMails } from './mails-today.ts';
import { lateProjects, projectNews, unpaidCertificates } from './projects-today.ts';
import { waitingRefunds } from './refunds-today.ts';
import { importedLeads, leadsWhere } from './imported-today.ts';
import { dueFollowUps, newLeads, ownBookings, waitingQuotations } from './sales-today.ts';
import { seenLeads } from '#sales/leads/seen-leads.ts';
import { failedMessages, heldComments, openHelpRequests } from './service-today.ts';
import { openGrievances, untoldBreaches } from './privacy-today.ts';
import { listPath } from '#kit/screen-paths.ts';
import type { Desk } from './desk.ts';
import { byKindAndWeight } from './order.ts';
import { readSnoozes } from './snooze.ts';
import {
  maxOfAKind,
  oneMore,
  type TodayFilter,
  type TodayItem,
  type TodayMeta,
  type TodayMore,
} from './today-item.ts';

type Source = TodayMore & { needs: Permission; read: (ctx: Ctx, desk: Desk) => Promise<TodayItem[]> };

/** Where items come from, who may see them, and where the rest of them stands. */
const sources: Source[] = [
  { needs: 'leads:read', read: newLeads, label: 'New leads', path: leadsWhere({ view: 'new' }) },
  {
    needs: 'leads:read',
    read: importedLeads,
    label: 'Imported leads',
    path: leadsWhere({ view: 'new', form: 'import' }),
  },
  { needs: 'leads:read', read: dueFollowUps, label: 'Follow-ups', path: leadsWhere({ view: 'due' }) },
  { needs: 'incoming-mails:read', read: waitingMails, label: 'Answers by mail', path: '/incoming-mails' },
  { needs: 'bookings:read', read: ownBookings, label: 'Consultations', path: '/bookings' },
  { needs: 'quotations:read', read: waitingQuotations, label: 'Quotations', path: '/quotations' },
  {
    needs: 'invoices:read',
    read: waitingInvoices,
    label: 'Drafts of invoices',
    path: '/invoice-drafts',
  },
  { needs: 'invoices:read', read: unsentInvoices, label: 'Invoices', path: '/invoices' },
  {
    needs: 'payments:read',
    read: moneyToLookAt,
    label: 'Payments to look at',
    path: listPath('payments', { attention: true }),
  },
  { needs: 'receivables:read', read: claimedPayments, label: 'Claimed payments', path: '/payment-claims' },
  { needs: 'payments:read', read: disputedPayments, label: 'Disputed payments', path: '/payments' },
  { needs: 'receivables:read', read: failedDebits, label: 'Failed debits', path: '/receivables' },
  { needs: 'payments:read', read: failedPayments, label: 'Failed payments', path: '/payments' },
  { needs: 'refund-requests:read', read: waitingRefunds, label: 'Refund requests', path: '/refund-requests' },
  {
    needs: 'projects:read',
    read: lateProjects,
    label: 'Late projects',
    path: listPath('projects', { state: 'running', late: true }),
  },
  {
    needs: 'projects:read',
    read: projectNews,
    label: 'News from customers',
    path: listPath('projects', { news: true }),
  },
  { needs: 'projects:read', read: unpaidCertificates, label: 'Unpaid certificates', path: '/projects' },
  { needs: 'renewals:read', read: endingTerms, label: 'Renewals', path: '/renewals' },
  { needs: 'help-requests:read', read: openHelpRequests, label: 'Help requests', path: '/help-requests' },
  { needs: 'grievances:read', read: openGrievances, label: 'Requests about data', path: '/grievances' },
  { needs: 'privacy:read', read: untoldBreaches, label: 'Data breaches', path: '/breaches' },
  { needs: 'comments:read', read: heldComments, label: 'Comments', path: '/comments' },
  {
    needs: 'messages:read',
    read: failedMessages,
    label: 'Mails',
    path: listPath('messages', { status: 'untold' }),
  },
];

/**
 * Everything that waits for whoever asks, in its order (`byKindAndWeight`), but for what they have put off; and of what
 * there is more.
 */
export async function listToday(ctx: Ctx, filter: TodayFilter): Promise<TodayMeta & { items: TodayItem[] }> {
  const me = allow(ctx.actor, 'today:read');
  const [snoozes, waits] = await Promise.all([readSnoozes(ctx, me.id), readWaits(ctx)]);
  const desk: Desk = {
    now: ctx.now(),
    seen: seenLeads(ctx),
    leadsOf: filter.whose === 'mine' ? me.id : null,
    // What is put off must not keep out what is not.
    limit: oneMore + snoozes.count,
    may: (permission) => may(me, permission),
  };
  const found = await Promise.all(
    sources
      .filter(({ needs }) => desk.may(needs))
      .map(async ({ read, label, path }) => {
        const items = (await read(ctx, desk)).map((item) => ({ item, until: snoozes.untilOf(item) }));
        return {
          label,
          path,
          awake: items.filter(({ until }) => until === null).map(({ item }) => item),
          asleep: items.flatMap(({ item, until }) => (until ? [{ ...item, snoozedUntil: until }] : [])),
        };
      }),
  );
  const asleep = found.flatMap((source) => source.asleep);
  const awake = found.flatMap((source) => source.awake.toSorted(byKindAndWeight).slice(0, maxOfAKind));
  return {
    items: (filter.snoozed ? asleep : awake).toSorted(byKindAndWeight),
    more: filter.snoozed
      ? []
      : found
          .filter((source) => source.awake.length > maxOfAKind)
          .map(({ label, path }) => ({ label, path })),
    snoozed: asleep.length,
    ...waits,
    nextAt: asleep.map(({ snoozedUntil }) => snoozedUntil).toSorted()[0] ?? null,
  };
}
