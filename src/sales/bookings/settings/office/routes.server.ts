import { BookingSettings } from '../booking-settings.ts';
import { bookingSettingsKey, readBookingSettings } from '../read-booking-settings.ts';
import { updateBookingSettings } from '../update-booking-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const rules = savedRecord<BookingSettings>({
  subject: 'settings',
  editable: (settings) => settings,
  read: (ctx) => readBookingSettings(ctx),
});
const Rules = BookingSettings.extend({ etag }).openapi('StaffBookingSettings');

export const staffBookingSettingsRoutes = singleDocumentRoutes('booking-settings', {
  read: 'bookings:read',
  edit: 'bookings:configure',
  input: BookingSettings,
  answer: Rules,
  says: {
    get: 'How consultations can be booked',
    got: 'Settings',
    put: 'Replace how consultations can be booked',
    saved: 'Settings',
  },
  get: readBookingSettings,
  update: updateBookingSettings,
  id: bookingSettingsKey,
  record: rules,
});
