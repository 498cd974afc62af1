import { z } from '@hono/zod-openapi';
import { BookingPage } from '../booking-filter.ts';
import { SlotInput } from '../booking-input.ts';
import { bookForLead } from '../book-for-lead.ts';
import { StaffBooking } from '../staff-booking.ts';
import { cancelByStaff } from '../cancel-booking.ts';
import { hostBooking } from '../host-booking.ts';
import { getBooking, listBookings } from '../list-bookings.ts';
import { markBooking } from '../mark-booking.ts';
import { moveByStaff } from '../move-booking.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { OfficeDayQuery, readOfficeDay } from '../slots/office-day.ts';
import { Booking, OfficeDay } from './answers.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { bookingExport } from '../export-bookings.ts';

const Move = SlotInput.extend({ notify: z.boolean() }).strict();
const Cancel = z.strictObject({
  reason: z.string().trim().min(1, 'Say why').max(300),
  notify: z.boolean(),
});
const Mark = z.strictObject({ status: z.enum(['held', 'no-show', 'confirmed']) });

export const staffBookingRoutes = [
  ...exportRoutes('bookings', bookingExport),
  staffRoute('bookings:read', {
    method: 'get',
    path: '/bookings',
    summary: 'Consultations in the order in which they take place',
    query: BookingPage,
    answer: ['A page', z.object({ data: z.array(Booking), total: z.number().int(), nextCursor: z.null() })],
    handle: (ctx, { query }) => listBookings(ctx, query),
  }),
  staffRoute('bookings:edit', {
    method: 'post',
    path: '/bookings',
    summary: 'Book a consultation for a lead',
    body: StaffBooking,
    status: 201,
    answer: ['Booked', z.object({ id: z.uuid() })],
    errors: [404, 409],
    handle: (ctx, { body }) => bookForLead(ctx, body),
  }),
  staffRoute('bookings:read', {
    method: 'get',
    path: '/booking-day',
    summary: 'The times of one day, free or taken, and who comes then',
    query: OfficeDayQuery,
    answer: ['Times that are still to come', OfficeDay],
    handle: (ctx, { query }) => readOfficeDay(ctx, query),
  }),
  staffRoute('bookings:read', {
    method: 'get',
    path: '/bookings/{id}',
    summary: 'One consultation',
    params: IdParam,
    answer: ['The booking', Booking],
    handle: (ctx, { params }) => getBooking(ctx, { bookingId: params.id }),
  }),
  staffRoute('bookings:edit', {
    method: 'post',
    path: '/bookings/{id}/move',
    summary: 'Give it another time',
    params: IdParam,
    body: Move,
    answer: ['Moved', Booking],
    errors: [409],
    handle: async (ctx, { params: { id: bookingId }, body }) => {
      await moveByStaff(ctx, { ...body, bookingId });
      return getBooking(ctx, { bookingId });
    },
  }),
  staffRoute('bookings:edit', {
    method: 'post',
    path: '/bookings/{id}/cancel',
    summary: 'Cancel it, with the reason',
    params: IdParam,
    body: Cancel,
    answer: ['Cancelled', Booking],
    errors: [409],
    handle: async (ctx, { params: { id: bookingId }, body }) => {
      await cancelByStaff(ctx, { ...body, bookingId });
      return getBooking(ctx, { bookingId });
    },
  }),
  staffRoute('bookings:edit', {
    method: 'patch',
    path: '/bookings/{id}',
    summary: 'Write down whether somebody came',
    params: IdParam,
    body: Mark,
    answer: ['Marked', Booking],
    errors: [409],
    handle: async (ctx, { params: { id: bookingId }, body }) => {
      await markBooking(ctx, { ...body, bookingId });
      return getBooking(ctx, { bookingId });
    },
  }),
  staffRoute('bookings:edit', {
    method: 'put',
    path: '/bookings/{id}/host',
    summary: 'Say who holds it; null gives it back to whoever its lead is assigned to',
    params: IdParam,
    body: z.strictObject({ hostId: z.uuid().nullable() }),
    answer: ['The booking', Booking],
    handle: async (ctx, { params: { id: bookingId }, body }) => {
      await hostBooking(ctx, { ...body, bookingId });
      return getBooking(ctx, { bookingId });
    },
  }),
];
