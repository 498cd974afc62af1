import { and, eq } from 'drizzle-orm';
import { bookings } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { bookAppointmentLimit } from './book-consultation.ts';
import type { BookingRow } from './book-consultation.ts';
import type { Slot } from './booking.ts';
import type { BookingSettings } from './settings/booking-settings.ts';
import { changeableByVisitor, findBooking, lockBooking, readBooking } from './find-booking.ts';
import { checkSlot } from './slots/check-slot.ts';
import { leaveOnceBooked } from './waiting/leave-list.ts';
import { letGo } from './waiting/let-go.ts';
import { offerOpenings } from './waiting/offer-openings.ts';
import { dateInIndia, formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isDeadlock, isOverlap, isUniqueViolation } from '#kit/rows/sql-state.ts';
import { nextFreeSlots, seatsAt, seatsForStaff } from './slots/list-slots.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { orDone } from './or-done.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';
import { SlotTaken } from './slots/slot-taken.ts';
import { spanOf } from './slots/slot-times.ts';

/**
 * Whoever booked moves their consultation to another free time. Doing it twice changes nothing.
 * @throws NotFound · Invalid · SlotTaken · Conflict when it is too late to change it
 */
export async function moveByVisitor(ctx: Ctx, input: Slot & { token: string }): Promise<BookingRow> {
  await ctx.limit(bookAppointmentLimit, ctx.request.ip);
  const [booking, settings] = await Promise.all([findBooking(ctx, input), readBookingSettings(ctx)]);
  const isMoved = (now: BookingRow) =>
    now.status === 'confirmed' &&
    now.sequence > 0 &&
    now.startsAt.getTime() === spanOf(settings, input).startsAt.getTime();
  if (isMoved(booking)) return booking;
  changeableByVisitor(settings, booking, ctx.now());
  checkSlot(settings, input, ctx.now());
  const asked = { ...input, exceptBookingId: booking.id, heldFor: booking.phone };
  const seats = await seatsAt(ctx, settings, asked);
  const change = move(ctx, settings, booking, input, { seats, notify: true, who: 'The visitor' });
  return orDone(ctx, booking.id, change, isMoved);
}

/** Staff may choose any time to come; only a seat that is taken stops them. */
export async function moveByStaff(ctx: Ctx, input: Slot & { bookingId: string; notify: boolean }) {
  const by = allow(ctx.actor, 'bookings:edit');
  const [booking, settings] = await Promise.all([readBooking(ctx, input), readBookingSettings(ctx)]);
  const { startsAt } = spanOf(settings, input);
  if (startsAt <= ctx.now()) throw new Invalid({ date: /*i18n*/ 'Choose a time that is still to come' });
  const asked = { ...input, exceptBookingId: booking.id, heldFor: booking.phone };
  const seats = await seatsForStaff(ctx, settings, asked);
  return move(ctx, settings, booking, input, { seats, notify: input.notify, who: by.name });
}

async function move(
  ctx: Ctx,
  settings: BookingSettings,
  booking: BookingRow,
  to: Slot,
  { seats, notify, who }: { seats: number[]; notify: boolean; who: string },
): Promise<BookingRow> {
  const span = spanOf(settings, to);
  if (span.startsAt.getTime() === booking.startsAt.getTime())
    throw new Invalid({ time: /*i18n*/ 'This is the time you already have' });
  for (const seat of seats) {
    const moved = await takeSeat(ctx, booking, { ...span, seat }, { notify, who });
    if (moved) return moved;
  }
  throw new SlotTaken(await nextFreeSlots(ctx, { after: span.startsAt, count: 3, from: to.date }));
}

/** @returns null when somebody else has the seat */
async function takeSeat(
  ctx: Ctx,
  before: BookingRow,
  place: Pick<BookingRow, 'startsAt' | 'endsAt' | 'busyUntil' | 'seat'>,
  { notify, who }: { notify: boolean; who: string },
): Promise<BookingRow | null> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      await lockBooking(ctx, { bookingId: before.id });
      // What the waiting list holds for them at this very time is what they get.
      await letGo(ctx, { phone: before.phone, startsAt: place.startsAt });
      const [moved] = await ctx.db
        .update(bookings)
        .set({ ...place, sequence: before.sequence + 1, updatedAt: ctx.now() })
        .where(
          and(
            eq(bookings.id, before.id),
            eq(bookings.sequence, before.sequence),
            eq(bookings.status, 'confirmed'),
          ),
        )
        .returning();
      if (!moved)
        throw new Conflict(/*i18n*/ 'This appointment has been changed meanwhile. Please check again.');
      const [from, to] = [formatDateTime(before.startsAt), formatDateTime(moved.startsAt)];
      await logOnLead(ctx, moved.leadId, `${who} moved the consultation from ${from} to ${to}.`);
      await queueBookingMails(ctx, moved, { what: 'moved', notify });
      await leaveOnceBooked(ctx, { phone: moved.phone, day: dateInIndia(moved.startsAt) });
      await offerOpenings(ctx, { day: dateInIndia(before.startsAt) });
      if (ctx.actor.kind === 'staff')
        await audit(ctx, {
          action: 'changed',
          subjectType: 'booking',
          subjectId: moved.id,
          before: { startsAt: before.startsAt },
          after: { startsAt: moved.startsAt, notify },
        });
      return moved;
    });
  } catch (error) {
    if (isSeatTaken(error)) return null;
    throw error;
  }
}

/** The exclusion refused, or two moves waited for each other; or this number is there already. */
const isSeatTaken = (error: unknown) => isOverlap(error) || isDeadlock(error) || isUniqueViolation(error);
