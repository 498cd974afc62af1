import { readBookingSettings } from '#domain/bookings/read-booking-settings.ts';
import type { Ctx } from '#domain/context.ts';
import { readSettings } from '#domain/settings/read-settings.ts';
import type { BusinessCalendar } from './business-days.ts';

/** The agency's calendar now: the weekdays of its opening hours, the holidays of its bookings. */
export async function readBusinessCalendar(ctx: Pick<Ctx, 'db'>): Promise<BusinessCalendar> {
  const [{ officeHours }, { closures }] = await Promise.all([readSettings(ctx), readBookingSettings(ctx)]);
  return {
    openOn: [...new Set(officeHours.map(({ day }) => day))],
    closed: closures.map(({ date }) => date),
  };
}
