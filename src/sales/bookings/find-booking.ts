import { and, eq } from 'drizzle-orm';
import { seenBookings } from './seen-bookings.ts';
import { bookings } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import type { BookingRow } from './book-consultation.ts';
import { bookingIdIn } from './booking-link.ts';
import type { BookingSettings } from './settings/booking-settings.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { leads } from '#sales/leads/table.server.ts';

/** One booking's own row. Null when there is none, or none that whoever asks may see. */
export async function findBookingRow(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  input: { bookingId: string },
): Promise<BookingRow | null> {
  const [booking] = await ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, input.bookingId), seenBookings(ctx)));
  return booking ?? null;
}

/** One booking's own row. @throws NotFound */
export async function readBooking(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  input: { bookingId: string },
): Promise<BookingRow> {
  const booking = await findBookingRow(ctx, input);
  if (!booking) throw new NotFound(/*i18n*/ 'This appointment');
  return booking;
}

/**
 * One booking for writing, with its lead. Leads come first, as where two become one, so that nobody waits for each other.
 * @throws NotFound
 */
export async function lockBooking(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  input: { bookingId: string },
): Promise<BookingRow> {
  for (;;) {
    const { id, leadId } = await readBooking(ctx, input);
    await ctx.db.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('update');
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, id)).for('update');
    // Its lead may have become part of another one while we waited.
    if (booking?.leadId === leadId) return booking;
  }
}

/** The booking behind a signed link. @throws NotFound for any link that we did not sign */
export async function findBooking(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  input: { token: string },
): Promise<BookingRow> {
  const bookingId = await bookingIdIn(ctx, input.token);
  if (!bookingId) throw new NotFound(/*i18n*/ 'This appointment');
  return readBooking(ctx, { bookingId });
}

/** Until when whoever booked may still move or cancel. */
export const changeUntil = (
  settings: Pick<BookingSettings, 'changeHours'>,
  { startsAt }: Pick<BookingRow, 'startsAt'>,
) => new Date(startsAt.getTime() - settings.changeHours * 3_600_000);

/** Whether it has taken place, or should have. */
export const isOver = ({ status, endsAt }: Pick<BookingRow, 'status' | 'endsAt'>, now: Date): boolean =>
  status === 'held' || status === 'no-show' || (status === 'confirmed' && now > endsAt);

/** @throws Conflict with the reason why the visitor can no longer change it */
export function changeableByVisitor(
  settings: Pick<BookingSettings, 'changeHours'>,
  booking: Pick<BookingRow, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
) {
  if (booking.status === 'cancelled') throw new Conflict(/*i18n*/ 'This appointment was cancelled.');
  if (isOver(booking, now)) throw new Conflict(/*i18n*/ 'This appointment is over.');
  const until = changeUntil(settings, booking);
  if (now > until)
    throw new Conflict(
      /*i18n*/ 'It could be changed online until {when}. Please call us, and we will find a way.',
      { when: ({ language }) => formatDateTime(until, language) },
    );
}
