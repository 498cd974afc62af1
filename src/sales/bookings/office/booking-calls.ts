import type { z } from 'zod';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { BookingStatus } from '../booking.ts';
import type { StaffBooking } from '../staff-booking.ts';
import type { BookingRecord } from './booking-record.ts';

/** What staff do with a consultation, and with the feed of their own. */
export const bookingCalls = {
  book: (booking: z.input<typeof StaffBooking>) =>
    request<{ id: string }>('/bookings', { method: 'POST', body: booking }),
  move: (id: string, to: { date: string; time: string; notify: boolean }) =>
    request<BookingRecord>(callPath`/bookings/${id}/move`, { method: 'POST', body: to }),
  cancel: (id: string, how: { reason: string; notify: boolean }) =>
    request<BookingRecord>(callPath`/bookings/${id}/cancel`, { method: 'POST', body: how }),
  host: (id: string, hostId: string | null) =>
    request<BookingRecord>(callPath`/bookings/${id}/host`, { method: 'PUT', body: { hostId } }),
  mark: (id: string, status: Exclude<BookingStatus, 'cancelled'>) =>
    request<BookingRecord>(callPath`/bookings/${id}`, { method: 'PATCH', body: { status } }),
  changeFeed: (on: boolean) =>
    request<{ url: string | null }>('/calendar-feed', { method: 'PUT', body: { on } }),
};
