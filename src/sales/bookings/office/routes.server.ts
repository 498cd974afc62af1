import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { BookingPage } from '../booking-filter.ts';
import { SlotInput } from '../booking-input.ts';
import { BookingSettings } from '../booking-settings.ts';
import { bookingStatuses, meetingPlaces, meetingTypes } from '../booking.ts';
import { changeFeed, readFeed } from '../calendar-feed.ts';
import { cancelByStaff } from '../cancel-booking.ts';
import { hostBooking } from '../host-booking.ts';
import { getBooking, listBookings } from '../list-bookings.ts';
import { markBooking } from '../mark-booking.ts';
import { moveByStaff } from '../move-booking.ts';
import { bookingSettingsKey, readBookingSettings } from '../read-booking-settings.ts';
import { updateBookingSettings } from '../update-booking-settings.ts';
import { allow } from '#kit/context.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IdParam, IfMatch, When } from '#kit/wire/staff-router.ts';

const Booking = z
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
const Move = SlotInput.extend({ notify: z.boolean() }).strict();
const Cancel = z.strictObject({
  reason: z.string().trim().min(1, 'Say why').max(300),
  notify: z.boolean(),
});
const Mark = z.strictObject({ status: z.enum(['held', 'no-show', 'confirmed']) });

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/bookings',
  tags,
  summary: 'Consultations in the order in which they take place',
  request: { query: BookingPage },
  responses: {
    200: answer(
      'A page',
      z.object({ data: z.array(Booking), total: z.number().int(), nextCursor: z.null() }),
    ),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/bookings/{id}',
  tags,
  summary: 'One consultation',
  request: { params: IdParam },
  responses: { 200: answer('The booking', Booking), ...errorAnswers(401, 403, 404) },
});
const move = createRoute({
  method: 'post',
  path: '/bookings/{id}/move',
  tags,
  summary: 'Give it another time',
  request: { params: IdParam, body: body(Move) },
  responses: { 200: answer('Moved', Booking), ...errorAnswers(401, 403, 404, 409, 422) },
});
const cancel = createRoute({
  method: 'post',
  path: '/bookings/{id}/cancel',
  tags,
  summary: 'Cancel it, with the reason',
  request: { params: IdParam, body: body(Cancel) },
  responses: { 200: answer('Cancelled', Booking), ...errorAnswers(401, 403, 404, 409, 422) },
});
const mark = createRoute({
  method: 'patch',
  path: '/bookings/{id}',
  tags,
  summary: 'Write down whether somebody came',
  request: { params: IdParam, body: body(Mark) },
  responses: { 200: answer('Marked', Booking), ...errorAnswers(401, 403, 404, 409, 422) },
});
const host = createRoute({
  method: 'put',
  path: '/bookings/{id}/host',
  tags,
  summary: 'Say who holds it; null gives it back to whoever its lead is assigned to',
  request: { params: IdParam, body: body(z.strictObject({ hostId: z.uuid().nullable() })) },
  responses: { 200: answer('The booking', Booking), ...errorAnswers(401, 403, 404, 422) },
});
const Feed = z.object({ url: z.string().nullable() });
const readOwnFeed = createRoute({
  method: 'get',
  path: '/calendar-feed',
  tags,
  summary: 'The address of one’s own calendar feed',
  responses: { 200: answer('The address', Feed), ...errorAnswers(401, 403) },
});
const changeOwnFeed = createRoute({
  method: 'put',
  path: '/calendar-feed',
  tags,
  summary: 'Give oneself a calendar feed, or a new address for it, or end it',
  request: { body: body(z.strictObject({ on: z.boolean() })) },
  responses: { 200: answer('The address', Feed), ...errorAnswers(401, 403, 422) },
});
const rules = savedRecord<BookingSettings>({
  subject: 'settings',
  said: (settings) => settings,
  read: (ctx) => readBookingSettings(ctx),
});
const Rules = BookingSettings.extend({ etag }).openapi('StaffBookingSettings');
const readRules = createRoute({
  method: 'get',
  path: '/booking-settings',
  tags,
  summary: 'How consultations can be booked',
  responses: { 200: answer('Settings', Rules), ...errorAnswers(401, 403) },
});
const updateRules = createRoute({
  method: 'put',
  path: '/booking-settings',
  tags,
  summary: 'Replace how consultations can be booked',
  request: { headers: IfMatch, body: body(BookingSettings) },
  responses: { 200: answer('Settings', Rules), ...errorAnswers(401, 403, 412, 422, 428) },
});

export const staffBookingRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listBookings(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) =>
      c.json(await getBooking(c.var.ctx, { bookingId: c.req.valid('param').id }), 200),
    )
    .openapi(move, async (c) => {
      const { id: bookingId } = c.req.valid('param');
      await moveByStaff(c.var.ctx, { ...c.req.valid('json'), bookingId });
      return c.json(await getBooking(c.var.ctx, { bookingId }), 200);
    })
    .openapi(cancel, async (c) => {
      const { id: bookingId } = c.req.valid('param');
      await cancelByStaff(c.var.ctx, { ...c.req.valid('json'), bookingId });
      return c.json(await getBooking(c.var.ctx, { bookingId }), 200);
    })
    .openapi(mark, async (c) => {
      const { id: bookingId } = c.req.valid('param');
      await markBooking(c.var.ctx, { ...c.req.valid('json'), bookingId });
      return c.json(await getBooking(c.var.ctx, { bookingId }), 200);
    })
    .openapi(host, async (c) => {
      const { id: bookingId } = c.req.valid('param');
      await hostBooking(c.var.ctx, { ...c.req.valid('json'), bookingId });
      return c.json(await getBooking(c.var.ctx, { bookingId }), 200);
    })
    .openapi(readOwnFeed, async (c) => c.json(await readFeed(c.var.ctx), 200))
    .openapi(changeOwnFeed, async (c) => c.json(await changeFeed(c.var.ctx, c.req.valid('json')), 200))
    .openapi(readRules, async (c) => {
      allow(c.var.ctx.actor, 'bookings:read');
      return c.json(rules.withEtag(await readBookingSettings(c.var.ctx)), 200);
    })
    .openapi(updateRules, async (c) => {
      const input = c.req.valid('json');
      const save = { id: bookingSettingsKey, ...c.req.valid('header'), input };
      const after = await rules.save(c.var.ctx, save, (ctx) => updateBookingSettings(ctx, input));
      return c.json(rules.withEtag(after), 200);
    });
