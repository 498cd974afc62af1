import { findSetting } from '#agency/settings/find-setting.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { BookingSettings } from './booking-settings.ts';

/** The key of their row. */
export const bookingSettingsKey = 'bookings';

/** How consultations can be booked now. */
export async function readBookingSettings(ctx: Pick<Ctx, 'db'>): Promise<BookingSettings> {
  const row = await findSetting(ctx, bookingSettingsKey);
  if (!row) throw new NotFound(/*i18n*/ 'The booking settings');
  return BookingSettings.parse(row.value);
}
