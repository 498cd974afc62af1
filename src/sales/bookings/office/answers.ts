import { z } from '@hono/zod-openapi';
import { bookingStatuses, meetingPlaces, meetingTypes } from '../booking.ts';
import { When } from '#kit/answers.ts';

export const OfficeDay = z
  .object({
    date: z.string(),
    closed: z.string().nullable().openapi({ description: 'Why nobody can come, or null' }),
    lengthMinutes: z.number().int(),
    slots: z.array(z.object({ time: z.string(), free: z.boolean() })),
    bookings: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        startsAt: When,
        endsAt: When,
        hostName: z.string().nullable(),
      }),
    ),
  })
  .openapi('StaffBookingDay');

export const Booking = z
  .object({
    id: z.uuid(),
    createdAt: When,
    updatedAt: When,
    leadId: z.uuid(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    startsAt: When,
    endsAt: When,
    seat: z.number().int(),
    meetingType: z.enum(meetingTypes),
    place: z.enum(meetingPlaces).nullable(),
    clientAddress: z.string(),
    origin: z.string(),
    status: z.enum(bookingStatuses),
    hostId: z.uuid().nullable(),
    hostName: z.string().nullable(),
    cancelReason: z.string().nullable(),
    sequence: z.number().int(),
  })
  .openapi('StaffBooking');
