import { Invalid } from '#kit/errors.ts';
import type { Slot } from '../booking.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { message, type Message } from '#kit/language/message.ts';
import { firstStart, lastStart, timeMessage } from './consultation-hours.ts';
import { tooFar, tooSoon } from './list-slots.ts';
import { closedBecause, openDays, startTimes } from './slot-times.ts';

/** Refuses a time that nobody could ever have booked, whoever was first. @throws Invalid */
export function checkSlot(settings: BookingSettings, { date, time }: Slot, now: Date) {
  const { from, until } = openDays(settings, now);
  const errors: Record<string, Message> = {};
  const closed = closedBecause(settings, date);
  if (date < from) errors.date = tooSoon(settings);
  else if (date > until) errors.date = tooFar(settings);
  else if (closed)
    errors.date = message(/*i18n*/ 'We are closed on this day: {reason}', {
      reason: ({ translate }) => translate(closed),
    });
  if (time < firstStart || time > lastStart) errors.time = timeMessage;
  else if (!errors.date && !startTimes(settings, date).includes(time))
    errors.time = /*i18n*/ 'Please choose one of the times shown';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
