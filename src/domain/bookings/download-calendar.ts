import type { Ctx } from '#domain/context.ts';
import { readPublicSettings } from '#domain/settings/read-settings.ts';
import { bookingPath } from './booking.ts';
import { calendarFile } from './calendar-file.ts';
import { findBooking } from './find-booking.ts';

/** The calendar file of a booking, for whoever holds its link. @throws NotFound */
export async function downloadCalendar(ctx: Pick<Ctx, 'db' | 'publicUrl'>, input: { token: string }) {
  const [booking, site] = await Promise.all([findBooking(ctx, input), readPublicSettings(ctx)]);
  const { publicUrl } = ctx;
  return calendarFile('publish', { booking, site, publicUrl, url: publicUrl + bookingPath(input.token) });
}
