import { and, asc, count, eq, gte, ilike, lt, or } from 'drizzle-orm';
import { bookings } from '#db/schema/bookings.server.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { addDays, momentInIndia } from './india-date.ts';
import type { BookingFilter } from './booking-filter.ts';
import { readBooking } from './find-booking.ts';

/** Bookings in the order in which they take place, a page at a time. */
export async function listBookings(ctx: Ctx, input: BookingFilter) {
  allow(ctx.actor, 'bookings:read');
  const { startsAt, status, meetingType, name, phone } = bookings;
  const wanted = input.q && `%${input.q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = and(
    input.from ? gte(startsAt, momentInIndia(input.from, '00:00')) : undefined,
    input.until ? lt(startsAt, momentInIndia(addDays(input.until, 1), '00:00')) : undefined,
    input.status && eq(status, input.status),
    input.meetingType && eq(meetingType, input.meetingType),
    wanted ? or(ilike(name, wanted), ilike(phone, wanted)) : undefined,
  );
  const [data, [counted]] = [
    await ctx.db
      .select(shown)
      .from(bookings)
      .where(matching)
      .orderBy(asc(startsAt), asc(bookings.id))
      .limit(input.perPage)
      .offset(input.offset),
    await ctx.db.select({ total: count() }).from(bookings).where(matching),
  ];
  return { data, total: counted?.total ?? 0, nextCursor: null };
}

/** One booking as the office shows it. */
export async function getBooking(ctx: Ctx, input: { bookingId: string }) {
  allow(ctx.actor, 'bookings:read');
  const {
    idempotencyKey: _key,
    bodyHash: _hash,
    busyUntil: _busy,
    ...booking
  } = await readBooking(ctx, input);
  return booking;
}

const {
  id, createdAt, updatedAt, leadId, name, phone, email, startsAt, endsAt, seat, meetingType, place,
  clientAddress, origin, status, cancelReason, sequence,
} = bookings; // prettier-ignore
const shown = {
  id, createdAt, updatedAt, leadId, name, phone, email, startsAt, endsAt, seat, meetingType, place,
  clientAddress, origin, status, cancelReason, sequence,
}; // prettier-ignore
