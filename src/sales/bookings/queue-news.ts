import type { Ctx } from '#kit/context.ts';
import { tellWebhooks } from '#agency/webhooks/tell-webhooks.ts';
import type { BookingRow } from './book-consultation.ts';

/** So many hours before its start a consultation is called to mind. */
export const reminderHours = [24, 2] as const;

/** What happened to a booking. */
export type BookingNews = 'booked' | 'moved' | 'cancelled';

/**
 * Asks for the mails about a change and for the reminders of the new time, in the caller's transaction. Reminders of an
 * earlier time find a newer `sequence` and fall silent.
 */
export async function queueNews(
  ctx: Ctx,
  { id: bookingId, sequence, startsAt }: BookingRow,
  { what, notify }: { what: BookingNews; notify: boolean },
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, 'announce-booking', [{ bookingId, sequence, what, notify }]);
  const event = `booking.${what === 'booked' ? 'created' : what}` as const;
  await tellWebhooks(ctx, event, { bookingId, startsAt: startsAt.toISOString() });
  if (what === 'cancelled') return;
  for (const hours of reminderHours) {
    const at = new Date(startsAt.getTime() - hours * 3_600_000);
    if (at > ctx.now())
      await ctx.jobs.enqueue(ctx.db, 'remind-booking', [{ bookingId, sequence, hours }], at);
  }
}
