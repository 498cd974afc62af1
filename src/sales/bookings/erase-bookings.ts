import { eq, inArray, or, sql } from 'drizzle-orm';
import { calendarAccounts } from './caldav/table.server.ts';
import { followCalendars } from './caldav/queue-sync.ts';
import { bookings } from './table.server.ts';
import { offerOpenings } from './waiting/offer-openings.ts';
import { waitingList } from './waiting/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';

/**
 * Erases appointments and places on the waiting list, in the caller's transaction: those of an address, on whichever lead
 * they stand by now, and those of leads that go. Times to come are offered to whoever waits, as when one is cancelled.
 * @param whose.email lower-case
 * @returns how many appointments went
 */
export async function eraseBookings(ctx: Ctx, whose: { email: string; leadIds: string[] }): Promise<number> {
  const { db } = ctx;
  const theirs = (table: typeof bookings | typeof waitingList) =>
    or(eq(sql`lower(${table.email})`, whose.email), inArray(table.leadId, whose.leadIds));
  const left = await db
    .delete(waitingList)
    .where(theirs(waitingList))
    .returning({ waitingId: waitingList.id, day: waitingList.day });
  await queueWebhooks(ctx, 'waiting.left', ...left);
  const { id: bookingId, startsAt, status } = bookings;
  const gone = await db.delete(bookings).where(theirs(bookings)).returning({ bookingId, startsAt, status });
  const free = gone.filter((one) => one.startsAt > ctx.now() && one.status !== 'cancelled');
  await queueWebhooks(
    ctx,
    'booking.cancelled',
    ...free
      .filter((one) => one.status === 'confirmed')
      .map((one) => ({ bookingId: one.bookingId, startsAt: one.startsAt.toISOString() })),
  );
  if (gone.length > 0) {
    // No row says any more that something has changed: they are read again as a whole.
    await db.update(calendarAccounts).set({ readAt: null });
    await ctx.jobs.enqueue(db, followCalendars, [{}]);
  }
  for (const day of new Set(free.map((one) => dateInIndia(one.startsAt)))) await offerOpenings(ctx, { day });
  return gone.filter((one) => one.status !== 'offered').length;
}
