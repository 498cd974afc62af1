import { and, eq } from 'drizzle-orm';
import { bookings } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { bookAppointmentLimit } from './book-consultation.ts';
import type { BookingRow } from './book-consultation.ts';
import { changeableByVisitor, findBooking, lockBooking, readBooking } from './find-booking.ts';
import { offerOpenings } from './waiting/offer-openings.ts';
import { waitingList } from './waiting/table.server.ts';
import { dateInIndia, formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { orDone } from './or-done.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';

/** Whoever booked gives the time back. Doing it twice changes nothing. @throws NotFound · Conflict when it is too late */
export async function cancelByVisitor(ctx: Ctx, input: { token: string; reason: string }) {
  await ctx.limit(bookAppointmentLimit, ctx.request.ip);
  const [booking, settings] = await Promise.all([findBooking(ctx, input), readBookingSettings(ctx)]);
  if (booking.status === 'cancelled') return booking;
  changeableByVisitor(settings, booking, ctx.now());
  const change = cancel(ctx, booking, { reason: input.reason, notify: true, who: 'The visitor' });
  return orDone(ctx, booking.id, change, ({ status }) => status === 'cancelled');
}

/** Staff give a time back, with the reason. */
export async function cancelByStaff(ctx: Ctx, input: { bookingId: string; reason: string; notify: boolean }) {
  const by = allow(ctx.actor, 'bookings:edit');
  return cancel(ctx, await readBooking(ctx, input), { ...input, who: by.name });
}

async function cancel(
  ctx: Ctx,
  before: BookingRow,
  { reason, notify, who }: { reason: string; notify: boolean; who: string },
): Promise<BookingRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockBooking(ctx, { bookingId: before.id });
    const [cancelled] = await ctx.db
      .update(bookings)
      .set({
        status: 'cancelled',
        cancelReason: reason,
        sequence: before.sequence + 1,
        updatedAt: ctx.now(),
      })
      .where(
        and(
          eq(bookings.id, before.id),
          eq(bookings.sequence, before.sequence),
          eq(bookings.status, 'confirmed'),
        ),
      )
      .returning();
    if (!cancelled)
      throw new Conflict(/*i18n*/ 'This appointment has been changed meanwhile. Please check again.');
    const why = reason ? ` Reason: ${reason}` : '';
    const when = formatDateTime(cancelled.startsAt);
    await logOnLead(ctx, cancelled.leadId, `${who} cancelled the consultation of ${when}.${why}`);
    await queueBookingMails(ctx, cancelled, { what: 'cancelled', notify });
    // Who got it from the waiting list has none any more, and may be offered another one.
    await ctx.db
      .update(waitingList)
      .set({ status: 'cancelled' })
      .where(eq(waitingList.bookingId, cancelled.id));
    await offerOpenings(ctx, { day: dateInIndia(cancelled.startsAt) });
    if (ctx.actor.kind === 'staff')
      await audit(ctx, {
        action: 'status-changed',
        subjectType: 'booking',
        subjectId: cancelled.id,
        before: { status: before.status },
        after: { status: 'cancelled', reason, notify },
      });
    return cancelled;
  });
}
