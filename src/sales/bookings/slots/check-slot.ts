import { Invalid } from '#kit/errors.ts';
import type { Slot } from '../booking.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { message, type Message } from '#kit/language/message.ts';
import { firstStart, lastStart, timeMessage } from './consultation-hours.ts';
import { tooFar, tooSoon } from './list-slots.ts';
import { closedBecause, openDays, startTimes } from './slot-times.ts';

/** Why a day can never be chosen, whoever was first; null where it can. */
export function refuseDay(settings: BookingSettings, date: string, now: Date): Message | null {
  const { from, until } = openDays(settings, now);
  if (date < from) return tooSoon(settings);
  if (date > until) return tooFar(settings);
  const closed = closedBecause(settings, date);
  if (!closed) return null;
  return message(/*i18n*/ 'We are closed on this day: {reason}', {
    reason: ({ translate }) => translate(closed),
  });
}

/** Refuses a time that nobody could ever have booked, whoever was first. @throws Invalid */
export function checkSlot(settings: BookingSettings, { date, time }: Slot, now: Date) {
  const errors: Record<string, Message> = {};
  const refused = refuseDay(settings, date, now);
  if (refused) errors.date = refused;
  if (time < firstStart || time > lastStart) errors.time = timeMessage;
  else if (!errors.date && !startTimes(settings, date).includes(time))
    errors.time = /*i18n*/ 'Please choose one of the times shown';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
