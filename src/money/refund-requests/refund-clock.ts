import { businessDaysLeft } from '#sales/office-hours/business-days.ts';
import type { OfficeTime } from '#sales/office-hours/office-time.ts';
import { warnDays, type RefundRequestStatus } from './refund-request.ts';

/** What runs for a request that waits. `daysLeft` in business days: 0 today, -1 once the promise is broken. */
export type RefundClock = {
  what: 'review' | 'pay';
  dueOn: string;
  daysLeft: number;
  state: 'fine' | 'soon' | 'over';
};

/** Null for a request that waits for nothing. */
export function refundClock(
  calendar: OfficeTime,
  today: string,
  request: { status: RefundRequestStatus; reviewDueOn: string; payDueOn: string | null },
): RefundClock | null {
  const { status, reviewDueOn, payDueOn } = request;
  if (status !== 'open' && status !== 'approved') return null;
  const [what, dueOn] = status === 'open' ? (['review', reviewDueOn] as const) : (['pay', payDueOn] as const);
  if (dueOn === null) return null;
  const daysLeft = businessDaysLeft(calendar, today, dueOn);
  return { what, dueOn, daysLeft, state: daysLeft < 0 ? 'over' : daysLeft <= warnDays ? 'soon' : 'fine' };
}
