import { and, eq, gt } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import { findPlace } from './waiting-link.ts';
import { bookAppointmentLimit } from '../book-consultation.ts';
import { queueBookingMails } from '../queue-booking-mails.ts';
import { bookings } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { bringBack } from '#sales/leads/trash/trash.ts';

/**
 * Makes a booking of the time that is held. Doing it twice changes nothing.
 * @returns the booking's id
 * @throws NotFound · Conflict once it is held no longer
 */
export async function takeOffer(ctx: Ctx, input: { token: string }): Promise<string> {
  await ctx.limit(bookAppointmentLimit, ctx.request.ip);
  const place = await findPlace(ctx, input);
  if (place.status === 'booked' && place.bookingId) return place.bookingId;
  return inTransaction(ctx, async (ctx) => {
    const { id, status, heldUntil, bookingId } = waitingList;
    const [taken] = await ctx.db
      .update(waitingList)
      .set({ status: 'booked', heldUntil: null })
      .where(and(eq(id, place.id), eq(status, 'offered'), gt(heldUntil, ctx.now())))
      .returning({ bookingId });
    const now = ctx.now();
    const [booking] = taken?.bookingId
      ? await ctx.db
          .update(bookings)
          .set({ status: 'confirmed', createdAt: now, updatedAt: now })
          .where(and(eq(bookings.id, taken.bookingId), eq(bookings.status, 'offered')))
          .returning()
      : [];
    if (!booking) {
      // Pressed twice at the same moment: the other one was first, and it is theirs.
      const now = await findPlace(ctx, input);
      if (now.status === 'booked' && now.bookingId) return now.bookingId;
      throw new Conflict(/*i18n*/ 'This time is not held for you any more. See whether another one is free.');
    }
    const when = formatDateTime(booking.startsAt);
    await bringBack(ctx, { leadId: booking.leadId, because: 'they took the time that was held for them' });
    await logOnLead(ctx, booking.leadId, `Booked ${when}, offered from the waiting list.`);
    await followPerson(
      ctx,
      { phone: booking.phone },
      { happened: 'booked', because: `a consultation was booked for ${when}`, from: 'Booking' },
    );
    await queueBookingMails(ctx, booking, { what: 'booked', notify: true });
    return booking.id;
  });
}
