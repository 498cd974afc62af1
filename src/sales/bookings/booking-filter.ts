import { z } from 'zod';
import { bookingStatuses, meetingTypes } from './booking.ts';

/** Which bookings somebody wants to see, in the order in which they take place. Days are Indian. */
export const BookingFilter = z.object({
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** When they were booked, whenever they take place. */
  bookedFrom: z.iso.date().optional(),
  bookedUntil: z.iso.date().optional(),
  status: z.enum(bookingStatuses).optional(),
  meetingType: z.enum(meetingTypes).optional(),
  /** Who holds it. */
  hostId: z.uuid().optional(),
  /** A part of the name, or digits of the number. */
  q: z.string().trim().max(80).optional(),
});
export type BookingFilter = z.infer<typeof BookingFilter>;

/** One page of the list. */
export const BookingPage = BookingFilter.extend({
  perPage: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type BookingPage = z.infer<typeof BookingPage>;
