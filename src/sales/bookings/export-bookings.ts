import { and, asc, sql } from 'drizzle-orm';
import { bookings } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { batchSize, listExport, oneLine, type RowOf } from '#agency/exports/list-export.ts';
import { bookingStatusLabels, meetingLabel } from './booking.ts';
import { BookingFilter } from './booking-filter.ts';
import { filterBookings, shownRows } from './list-bookings.ts';

/** Consultations in the order in which they take place. */
const begin = async (ctx: Ctx, filter: BookingFilter) => (last: { id: string } | null) =>
  shownRows(ctx)
    .where(and(filterBookings(ctx, filter), last ? after(last.id) : undefined))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(batchSize);

export const bookingExport = listExport({
  permission: 'bookings:export',
  subject: 'booking',
  filter: BookingFilter,
  linesOf: oneLine<RowOf<typeof begin>>,
  columns: {
    'Begins (IST)': { moment: (booking) => booking.startsAt },
    'Ends (IST)': { moment: (booking) => booking.endsAt },
    State: (booking) => bookingStatusLabels[booking.status],
    Name: (booking) => booking.name,
    Phone: (booking) => booking.phone,
    'E-mail': (booking) => booking.email,
    How: (booking) => meetingLabel(booking, 'staff'),
    Address: (booking) => booking.clientAddress,
    'Held by': (booking) => booking.hostName ?? '',
    'Why cancelled': (booking) => booking.cancelReason ?? '',
    'Booked (IST)': { moment: (booking) => booking.createdAt },
    From: (booking) => booking.origin,
  },
  begin,
});

/** The database compares the moments itself: it knows them more exactly than a Date. */
const after = (id: string) =>
  sql`(${bookings.startsAt}, ${bookings.id}) > (select last.starts_at, last.id from ${bookings} as last where last.id = ${id}::uuid)`;
