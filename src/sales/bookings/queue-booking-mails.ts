import type { Ctx } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import { followCalendars } from './caldav/queue-sync.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';

/** So many hours before its start a consultation is called to mind. */
export const reminderHours = [24, 2] as const;

/** What happened to a booking. */
export type BookingChange = 'booked' | 'moved' | 'cancelled';

type News = { bookingId: string; sequence: number; what: BookingChange; notify: boolean };
/** Tells of a change. */
export const bookingChanged = job<News>('announce-booking', {
  retry: mailRetry,
  fields: { bookingId: 'shown', sequence: 'shown', what: 'shown', notify: 'shown' },
});

type Reminder = { bookingId: string; sequence: number; hours: number };
export const bookingReminder = job<Reminder>('remind-booking', {
  retry: { limit: 20, delay: 5, delayMax: 60 },
  ahead: true,
  fields: { bookingId: 'shown', sequence: 'shown', hours: 'shown' },
});

/** Offers another time to whoever did not come. */
export const bookingMissed = job<{ bookingId: string }>('nudge-no-show', {
  retry: mailRetry,
  fields: { bookingId: 'shown' },
});
/** Until then staff can take back what they marked. */
export const nudgeAfterMinutes = 15;

/**
 * Asks for the mails about a change, for the calendars that follow, and for the reminders of the new time, in the caller's transaction. Reminders of an
 * earlier time find a newer `sequence` and fall silent.
 */
export async function queueBookingMails(
  ctx: Ctx,
  { id: bookingId, sequence, startsAt }: { id: string; sequence: number; startsAt: Date },
  { what, notify }: { what: BookingChange; notify: boolean },
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, bookingChanged, [{ bookingId, sequence, what, notify }]);
  const event = `booking.${what === 'booked' ? 'created' : what}` as const;
  await queueWebhooks(ctx, event, { bookingId, startsAt: startsAt.toISOString() });
  await ctx.jobs.enqueue(ctx.db, followCalendars, [{}]);
  if (what === 'cancelled') return;
  for (const hours of reminderHours) {
    const at = new Date(startsAt.getTime() - hours * 3_600_000);
    if (at > ctx.now()) await ctx.jobs.enqueue(ctx.db, bookingReminder, [{ bookingId, sequence, hours }], at);
  }
}
