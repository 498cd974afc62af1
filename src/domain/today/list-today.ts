import { allow, type Ctx } from '#domain/context.ts';
import { roleMay, type Permission } from '#domain/staff/permissions.ts';
import { endingTerms, failedPayments, failedRefunds, moneyToLookAt } from './money-today.ts';
import { waitingRefunds } from './refunds-today.ts';
import { dueFollowUps, newLeads, ownBookings, speakingQuotations } from './sales-today.ts';
import { failedMessages, heldComments, openHelpRequests } from './service-today.ts';
import type { Desk } from './desk.ts';
import { urgencies, type TodayFilter, type TodayItem } from './today-item.ts';

/** Where items come from, and who may see them. */
const sources: { needs: Permission; read: (ctx: Ctx, desk: Desk) => Promise<TodayItem[]> }[] = [
  { needs: 'leads:read', read: newLeads },
  { needs: 'leads:read', read: dueFollowUps },
  { needs: 'bookings:read', read: ownBookings },
  { needs: 'quotations:read', read: speakingQuotations },
  { needs: 'payments:read', read: moneyToLookAt },
  { needs: 'payments:read', read: failedRefunds },
  { needs: 'payments:read', read: failedPayments },
  { needs: 'refund-requests:read', read: waitingRefunds },
  { needs: 'renewals:read', read: endingTerms },
  { needs: 'help-requests:read', read: openHelpRequests },
  { needs: 'comments:read', read: heldComments },
  { needs: 'messages:read', read: failedMessages },
];

/** Everything that waits for whoever asks, the most urgent first and then the oldest. */
export async function listToday(ctx: Ctx, filter: TodayFilter): Promise<TodayItem[]> {
  const me = allow(ctx.actor, 'today:read');
  const desk: Desk = {
    now: ctx.now(),
    leadsOf: filter.whose === 'mine' ? me.id : null,
    may: (permission) => roleMay(me.role, permission),
  };
  const found = await Promise.all(
    sources.filter(({ needs }) => desk.may(needs)).map(({ read }) => read(ctx, desk)),
  );
  return found
    .flat()
    .toSorted(
      (a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || a.at.localeCompare(b.at),
    );
}
