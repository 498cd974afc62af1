import { and, asc, count, eq, getTableColumns, gte, ilike, lt, or, sql } from 'drizzle-orm';
import { seenBookings } from './seen-bookings.ts';
import { bookings } from './table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { BookingFilter, BookingPage } from './booking-filter.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';

/** Who holds a consultation: whoever was chosen, else whoever its lead is assigned to. Needs the join on `leads`. */
export const hostOf = sql<string | null>`coalesce(${bookings.hostId}, ${leads.assignedTo})`;

const {
  idempotencyKey: _key,
  bodyHash: _hash,
  busyUntil: _busy,
  hostId: _host,
  ...own
} = getTableColumns(bookings);
const shown = { ...own, hostId: hostOf, hostName: staff.name };

/** Bookings with who holds them. */
export const shownRows = (ctx: Ctx) =>
  ctx.db
    .select(shown)
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .leftJoin(staff, eq(staff.id, hostOf));

/** Bookings in the order in which they take place, a page at a time. */
export async function listBookings(ctx: Ctx, input: BookingPage) {
  const data = await readBookings(ctx, input);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(filterBookings(ctx, input));
  return { data, total: counted?.total ?? 0, nextCursor: null };
}

/** The same without counting. */
export async function readBookings(ctx: Ctx, input: BookingPage) {
  allow(ctx.actor, 'bookings:read');
  return shownRows(ctx)
    .where(filterBookings(ctx, input))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(input.perPage)
    .offset(input.offset);
}

/** The WHERE of the list. Needs the join on `leads`. */
export function filterBookings(ctx: Pick<Ctx, 'actor'>, input: BookingFilter) {
  const { createdAt, startsAt, status, meetingType, name, phone } = bookings;
  const wanted = input.q && `%${input.q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    seenBookings(ctx),
    input.from ? gte(startsAt, momentInIndia(input.from, '00:00')) : undefined,
    input.until ? lt(startsAt, momentInIndia(addDays(input.until, 1), '00:00')) : undefined,
    input.bookedFrom ? gte(createdAt, momentInIndia(input.bookedFrom, '00:00')) : undefined,
    input.bookedUntil ? lt(createdAt, momentInIndia(addDays(input.bookedUntil, 1), '00:00')) : undefined,
    input.status && eq(status, input.status),
    input.meetingType && eq(meetingType, input.meetingType),
    input.hostId ? eq(hostOf, input.hostId) : undefined,
    wanted ? or(ilike(name, wanted), ilike(phone, wanted)) : undefined,
  );
}

/** One booking as the office shows it. @throws NotFound */
export async function getBooking(ctx: Ctx, input: { bookingId: string }) {
  allow(ctx.actor, 'bookings:read');
  const [booking] = await shownRows(ctx).where(and(eq(bookings.id, input.bookingId), seenBookings(ctx)));
  if (!booking) throw new NotFound(/*i18n*/ 'This appointment');
  await auditView(ctx, { subjectType: 'booking', subjectId: booking.id });
  return booking;
}
