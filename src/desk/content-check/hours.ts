import { clockOf, minutesOf, formatTime } from '#kit/india/india-date.ts';
import type { OpenHours } from '#kit/india/open-hours.ts';
import type { Claim, Contradiction } from './contradiction.ts';
import { inSettings, type Site } from './site.ts';

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)`;
const span = new RegExp(String.raw`\b${clock}\s*(?:to|until|–|-)\s*${clock}`, 'gi');
const at = (hour = '', minute = '0', half = '') =>
  clockOf((Number(hour) % 12) * 60 + Number(minute) + (/^p/i.test(half) ? 720 : 0));

/** The spans of clock times that a text names, like `11:00–19:00`. */
export const spansIn = (text: string): string[] =>
  Array.from(text.matchAll(span), ([, h1, m1, a1, h2, m2, a2]) => `${at(h1, m1, a1)}–${at(h2, m2, a2)}`);

const said = ({ day, startTime, endTime }: OpenHours) =>
  `${day}: ${formatTime(startTime)} to ${formatTime(endTime)}`;

/** When somebody is there: what texts say, and when consultations can be booked, against the office hours. */
export function checkHours({ statements, settings: { officeHours }, booking }: Site): Contradiction[] {
  const spans = new Set(officeHours.map(({ startTime, endTime }) => `${startTime}–${endTime}`));
  const bookable = new Set(booking.hours.map(({ startTime, endTime }) => `${startTime}–${endTime}`));
  const others = statements.filter(({ says }) =>
    spansIn(says).some((found) => !spans.has(found) && !bookable.has(found)),
  );
  const outside = booking.hours.filter(
    (one) =>
      !officeHours.some(
        (open) =>
          open.day === one.day &&
          open.startTime <= one.startTime &&
          // The end of a span of bookings is the last start.
          minutesOf(one.endTime) + booking.lengthMinutes <= minutesOf(open.endTime),
      ),
  );
  const claim = (these: OpenHours[], place: Claim['place']): Claim => ({
    says: these.map(said).join('; ') || 'Closed',
    place,
  });
  const open = claim(officeHours, inSettings('office hours'));
  const booked = { page: 'Booking', part: 'hours', path: '/book-consultation', office: '/booking-settings' };
  return [
    ...(others.length > 0
      ? [{ about: 'Opening hours', why: 'The settings name other hours.', claims: [open, ...others] }]
      : []),
    ...(outside.length > 0
      ? [
          {
            about: 'Consultations outside office hours',
            why: 'Somebody could book when nobody is there.',
            claims: [open, claim(outside, booked)],
          },
        ]
      : []),
  ];
}
