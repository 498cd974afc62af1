import { fromField, toField } from '#kit/office/parts/moments.ts';
import type { BookingDayRecord } from './booking-record.ts';

/**
 * What stands against a time: a closed day, hours without consultations, no seat that is free, and who comes then.
 * @param at as a field has it: `2026-11-24T11:00`, on that day
 */
export function clashesAt(day: BookingDayRecord, at: string): string[] {
  const time = at.slice(11, 16);
  const from = Date.parse(fromField(at.slice(0, 16)));
  const until = from + day.lengthMinutes * 60_000;
  const slot = day.slots.find((one) => one.time === time);
  const others = day.bookings.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < until && Date.parse(endsAt) > from,
  );
  return [
    ...(day.closed ? [`Closed on this day: ${day.closed}.`] : []),
    ...(!day.closed && !slot ? ['Outside the times that are on offer.'] : []),
    ...(slot && !slot.free ? ['This time is taken.'] : []),
    ...others.map(
      ({ name, startsAt, endsAt, hostName }) =>
        `${name} comes ${clock(startsAt)} – ${clock(endsAt)}${hostName ? `, held by ${hostName}` : ''}.`,
    ),
  ];
}

const clock = (moment: string) => toField(moment).slice(11);
