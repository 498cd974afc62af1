import { BookingSettings } from '../booking-settings.ts';
import { bookingSettingsKey, readBookingSettings } from '../read-booking-settings.ts';
import { updateBookingSettings } from '../update-booking-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const rules = savedRecord<BookingSettings>({
  subject: 'settings',
  said: (settings) => settings,
  read: (ctx) => readBookingSettings(ctx),
});
const Rules = BookingSettings.extend({ etag }).openapi('StaffBookingSettings');

export const staffBookingSettingsRoutes = [
  staffRoute('bookings:read', {
    method: 'get',
    path: '/booking-settings',
    summary: 'How consultations can be booked',
    answer: ['Settings', Rules],
    handle: async (ctx) => rules.withEtag(await readBookingSettings(ctx)),
  }),
  staffRoute('bookings:configure', {
    method: 'put',
    path: '/booking-settings',
    summary: 'Replace how consultations can be booked',
    ifMatch: true,
    body: BookingSettings,
    answer: ['Settings', Rules],
    handle: (ctx, { ifMatch, body }) =>
      rules.saveWithEtag(ctx, { id: bookingSettingsKey, ifMatch, input: body }, (ctx) =>
        updateBookingSettings(ctx, body),
      ),
  }),
];
