import {
  addDays,
  clockInIndia,
  dateInIndia,
  minutesOf,
  momentInIndia,
  weekdayIndex,
} from '#kit/india/india-date.ts';
import type { OpenHours } from '#kit/india/open-hours.ts';
import { weekdays } from '#kit/india/weekdays.ts';

/** When work is done: weekly hours in Indian time, and the days (`2026-11-24`) on which nobody works. */
export type OfficeTime = { hours: OpenHours[]; closed: string[] };

/** Minutes since the day began. Half-open: the end does not belong to it. */
type Span = [from: number, until: number];

const aMinute = 60_000;
/** Who is closed for longer than this has no office hours to count in. */
const maxDays = 400;

/** The spans of one day in order, with overlapping ones joined: an hour counts once. */
function spansOf({ hours, closed }: OfficeTime, date: string): Span[] {
  if (closed.includes(date)) return [];
  const weekday = weekdays[weekdayIndex(date)];
  const spans = hours
    .filter(({ day }) => day === weekday)
    .map(({ startTime, endTime }): Span => [minutesOf(startTime), minutesOf(endTime)])
    .toSorted(([a], [b]) => a - b);
  const joined: Span[] = [];
  for (const [from, until] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else joined.push([from, until]);
  }
  return joined;
}

/** Minutes since midnight in India; seconds count. */
const minuteOfDay = (at: Date) => minutesOf(clockInIndia(at)) + (at.getTime() % aMinute) / aMinute;
const moment = (date: string, minute: number) =>
  new Date(momentInIndia(date, '00:00').getTime() + Math.round(minute * aMinute));

/**
 * The moment at which so many minutes of office hours have passed since `from`. Where no hours are set, or nobody works
 * for more than a year, every minute counts.
 */
export function addOfficeMinutes(office: OfficeTime, from: Date, minutes: number): Date {
  let left = minutes;
  let date = dateInIndia(from);
  let begin = minuteOfDay(from);
  for (let day = 0; day < maxDays && office.hours.length > 0; day++) {
    for (const [opens, closes] of spansOf(office, date)) {
      const start = Math.max(opens, begin);
      if (start >= closes) continue;
      if (left <= closes - start) return moment(date, start + left);
      left -= closes - start;
    }
    date = addDays(date, 1);
    begin = 0;
  }
  return new Date(from.getTime() + minutes * aMinute);
}

/** How many minutes of office hours lie between two moments; negative when `until` is the earlier one. */
export function officeMinutesBetween(office: OfficeTime, from: Date, until: Date): number {
  if (until < from) return -officeMinutesBetween(office, until, from);
  if (office.hours.length === 0) return (until.getTime() - from.getTime()) / aMinute;
  const last = dateInIndia(until);
  let date = dateInIndia(from);
  let begin = minuteOfDay(from);
  let sum = 0;
  for (let day = 0; day < maxDays && date <= last; day++) {
    const end = date === last ? minuteOfDay(until) : 24 * 60;
    for (const [opens, closes] of spansOf(office, date))
      sum += Math.max(0, Math.min(closes, end) - Math.max(opens, begin));
    date = addDays(date, 1);
    begin = 0;
  }
  return sum;
}
