import { textOnly, type Filter } from '#kit/office/list-queries.ts';
import { meetingLabel, type BookingStatus } from '../booking.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { BookingRecord } from './booking-record.ts';

const india = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
const day = india({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = india({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const dayOf = (booking: BookingRecord) => day.format(new Date(booking.startsAt));
export const timesOf = (booking: BookingRecord) =>
  `${clock.format(new Date(booking.startsAt))} – ${clock.format(new Date(booking.endsAt))}`;

/** What can be written down about a consultation whose time has come. */
export const marks: { status: Exclude<BookingStatus, 'cancelled'>; label: string }[] = [
  { status: 'held', label: 'Held' },
  { status: 'no-show', label: 'No-show' },
  { status: 'confirmed', label: 'Take back' },
];

export const placeOf = (booking: BookingRecord) =>
  `${meetingLabel(booking, 'staff')}${booking.place === 'client' ? `: ${booking.clientAddress}` : ''}`;

/** The spans that a desk asks for. */
export const spans = [
  { id: 'today', name: 'Today' },
  { id: 'week', name: 'Next 7 days' },
  { id: 'coming', name: 'All to come' },
  { id: 'past', name: 'Past' },
] as const;
export type Span = (typeof spans)[number]['id'];

/** The days of a span, counted in India. */
export function daysOf(span: Span, now = new Date()): { from?: string; until?: string } {
  const today = dateInIndia(now);
  if (span === 'today') return { from: today, until: today };
  if (span === 'week') return { from: today, until: addDays(today, 6) };
  return span === 'coming' ? { from: today } : { until: addDays(today, -1) };
}

/** The filter of the list as the server takes it; days that were chosen win over the span. */
export const bookingQuery = ({ span, ...filter }: Filter) =>
  textOnly({ ...(span ? daysOf(span as Span) : {}), ...filter });
