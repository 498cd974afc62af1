import { weekdays } from '#kit/india/weekdays.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { firstStart, lastStart } from './consultation-hours.ts';
import {
  addDays,
  clockOf,
  dateInIndia,
  minutesOf,
  momentInIndia,
  weekdayIndex,
} from '#kit/india/india-date.ts';

/** The first and the last day that a visitor can choose at this moment. */
export function openDays(settings: BookingSettings, now: Date): { from: string; until: string } {
  const today = dateInIndia(now);
  return { from: addDays(today, settings.noticeDays), until: addDays(today, settings.daysAhead) };
}

const closedOn: Record<(typeof weekdays)[number], string> = {
  Monday: /*i18n*/ 'Closed on Mondays',
  Tuesday: /*i18n*/ 'Closed on Tuesdays',
  Wednesday: /*i18n*/ 'Closed on Wednesdays',
  Thursday: /*i18n*/ 'Closed on Thursdays',
  Friday: /*i18n*/ 'Closed on Fridays',
  Saturday: /*i18n*/ 'Closed on Saturdays',
  Sunday: /*i18n*/ 'Closed on Sundays',
};

/** Why a day of every week is closed. */
export const weeklyClosures: readonly string[] = Object.values(closedOn);

/** Why nobody can come on this day, or null when somebody can. */
export function closedBecause(settings: BookingSettings, date: string): string | null {
  const closure = settings.closures.find(
    (entry) => entry.date <= date && date <= (entry.until ?? entry.date),
  );
  if (closure) return closure.reason;
  const weekday = weekdays[weekdayIndex(date)] ?? 'Sunday';
  return settings.hours.some((span) => span.day === weekday) ? null : closedOn[weekday];
}

/** Every time at which a consultation can begin on this day, taken or not. */
export function startTimes(settings: BookingSettings, date: string): string[] {
  const weekday = weekdays[weekdayIndex(date)];
  if (closedBecause(settings, date) !== null) return [];
  const starts = new Set<number>();
  for (const span of settings.hours.filter((entry) => entry.day === weekday)) {
    const until = Math.min(minutesOf(span.endTime), minutesOf(lastStart));
    for (let at = minutesOf(span.startTime); at <= until; at += settings.intervalMinutes)
      if (at >= minutesOf(firstStart)) starts.add(at);
  }
  return [...starts].toSorted((a, b) => a - b).map(clockOf);
}

/** What a consultation at this time would take: its own time and the buffer after it. */
export function spanOf(
  settings: Pick<BookingSettings, 'lengthMinutes' | 'bufferMinutes'>,
  slot: { date: string; time: string },
) {
  const startsAt = momentInIndia(slot.date, slot.time);
  const after = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
  return {
    startsAt,
    endsAt: after(settings.lengthMinutes),
    busyUntil: after(settings.lengthMinutes + settings.bufferMinutes),
  };
}

export type Busy = { seat: number; startsAt: Date; busyUntil: Date };

/** When somebody's own calendar is busy: `whole`, the agency's, leaves no seat; any other takes one. */
export type Block = { calendar: string; whole: boolean; startsAt: Date; endsAt: Date };

/**
 * The seats that are free for the whole span, as many as there is somebody for. Whoever takes a time takes one of these and
 * no other: of two who do at the same moment the database then refuses the one there is nobody for.
 */
export function freeSeats(
  settings: BookingSettings,
  span: { startsAt: Date; busyUntil: Date },
  { taken, blocks }: { taken: Busy[]; blocks: Block[] },
): number[] {
  const blocking = blocks.filter((block) => block.startsAt < span.busyUntil && block.endsAt > span.startsAt);
  if (blocking.some(({ whole }) => whole)) return [];
  const away = new Set(blocking.map(({ calendar }) => calendar)).size;
  const seats = new Set<number>();
  for (const other of taken)
    if (other.startsAt < span.busyUntil && other.busyUntil > span.startsAt) seats.add(other.seat);
  // A seat that there is no more, since fewer take place at once by now, still needs somebody.
  const left = Math.max(0, settings.capacity - seats.size - away);
  return Array.from({ length: settings.capacity }, (_, seat) => seat)
    .filter((seat) => !seats.has(seat))
    .slice(0, left);
}
