import { inArray } from 'drizzle-orm';
import { refundRequests } from './table.server.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';
import type { Ctx } from '#kit/context.ts';
import { refundMail } from './refund-mail.ts';
import { selectRequests } from './read-refund-request.ts';
import { refundClock } from './refund-clock.ts';
import { waitingStatuses } from './refund-request.ts';

/** Every morning: has staff warned of promises that are about to be broken, and of those that are. */
export async function watchRefunds(ctx: Ctx): Promise<void> {
  const [calendar, waiting] = await Promise.all([
    readOfficeTime(ctx),
    selectRequests(ctx).where(inArray(refundRequests.status, waitingStatuses)),
  ]);
  const today = dateInIndia(ctx.now());
  const warnings = waiting.flatMap((request) => {
    const clock = refundClock(calendar, today, request);
    return clock && clock.state !== 'fine'
      ? [{ what: 'warning' as const, requestId: request.id, clock }]
      : [];
  });
  await ctx.jobs.enqueue(ctx.db, refundMail, warnings);
}
