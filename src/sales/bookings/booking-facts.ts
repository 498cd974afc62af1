import type { Ctx } from '#kit/context.ts';
import type { BookingFacts } from './booking.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { startTimes } from './slots/slot-times.ts';

/** What the form says before anybody has chosen a day: the same all day long. */
export async function bookingFacts(ctx: Pick<Ctx, 'db' | 'now'>): Promise<BookingFacts> {
  const settings = await readBookingSettings(ctx);
  const { lengthMinutes, noticeDays, changeHours } = settings;
  const open = { ...settings, closures: [] };
  const today = dateInIndia(ctx.now());
  const week = Array.from({ length: 7 }, (_, day) => startTimes(open, addDays(today, day)));
  return { lengthMinutes, noticeDays, changeHours, times: [...new Set(week.flat())].toSorted() };
}
