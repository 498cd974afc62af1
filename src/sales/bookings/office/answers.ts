import { z } from '@hono/zod-openapi';
import { bookingStatuses, meetingPlaces, meetingTypes } from '../booking.ts';
import { When } from '#kit/answers.ts';

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
