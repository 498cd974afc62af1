import { eq } from 'drizzle-orm';
import { settings } from '#db/schema/settings.server.ts';
import type { Ctx } from '#domain/context.ts';
import { NotFound } from '#domain/errors.ts';
import { BookingSettings } from './booking-settings.ts';

/** The key of their row. */
export const bookingSettingsKey = 'bookings';

/** How consultations can be booked now. */
export async function readBookingSettings(ctx: Pick<Ctx, 'db'>): Promise<BookingSettings> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, bookingSettingsKey));
  if (!row) throw new NotFound('The booking settings');
  return BookingSettings.parse(row.value);
}
