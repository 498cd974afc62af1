import { addDays, weekdayIndex } from '#domain/bookings/india-date.ts';
import { weekdays } from '#domain/services/weekdays.ts';

/** On which days the agency works: weekdays with opening hours, less the days on which it is closed. */
export type BusinessCalendar = {
  openOn: readonly (typeof weekdays)[number][];
  /** `2026-12-25` */
  closed: readonly string[];
};

/** What the calendar of somebody without any opening hours is: a promise must end some day. */
const usual = weekdays.slice(0, 5);

export function isBusinessDay({ openOn, closed }: BusinessCalendar, date: string): boolean {
  const weekday = weekdays[weekdayIndex(date)] ?? 'Sunday';
  return (openOn.length > 0 ? openOn : usual).includes(weekday) && !closed.includes(date);
}

/** The so-manyth business day after a day, which itself does not count. */
export function addBusinessDays(calendar: BusinessCalendar, from: string, days: number): string {
  let date = from;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (isBusinessDay(calendar, date)) left--;
  }
  return date;
}

/** How many business days after `today` there are until `due`, which counts: 0 on its own day, -1 once it is over. */
export function businessDaysLeft(calendar: BusinessCalendar, today: string, due: string): number {
  if (today > due) return -1;
  let left = 0;
  for (let date = addDays(today, 1); date <= due; date = addDays(date, 1))
    if (isBusinessDay(calendar, date)) left++;
  return left;
}
