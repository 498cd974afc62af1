import { asc, inArray } from 'drizzle-orm';
import { refundRequests } from '#money/refund-requests/table.server.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { showPath } from '#kit/screen-paths.ts';
import { selectRequests } from '#money/refund-requests/read-refund-request.ts';
import { refundClock } from '#money/refund-requests/refund-clock.ts';
import { waitingStatuses } from '#money/refund-requests/refund-request.ts';
import type { Desk } from './desk.ts';
import type { TodayItem } from './today-item.ts';

const urgency = { over: 'late', soon: 'today', fine: 'waiting' } as const;

/** Customers who want their money back: a decision that is due, and what was approved and does not arrive. */
export async function waitingRefunds(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const waiting = await selectRequests(ctx)
    .where(inArray(refundRequests.status, waitingStatuses))
    // Not cut here: which of them speak today is only known below.
    .orderBy(asc(refundRequests.reviewDueOn));
  if (waiting.length === 0) return [];
  const calendar = await readOfficeTime(ctx);
  return waiting.flatMap((request) => {
    const clock = refundClock(calendar, dateInIndia(desk.now), request);
    // Approved money is on its way by itself until its day comes near.
    if (!clock || (clock.what === 'pay' && clock.state === 'fine')) return [];
    const what = clock.what === 'review' ? 'to be decided' : 'to be paid';
    return [
      {
        id: `refund-request:${request.id}`,
        kind: 'refund',
        urgency: urgency[clock.state],
        who: request.customerName,
        reason: `Refund of ${formatInr(request.approvedPaise ?? request.totalPaise)} ${what} by ${formatDate(clock.dueOn)}`,
        at: request.createdAt.toISOString(),
        valuePaise: request.approvedPaise ?? request.totalPaise,
        path: showPath('refund-requests', request.id),
        phone: request.order.buyer.phone,
        acts: [],
      },
    ];
  });
}
