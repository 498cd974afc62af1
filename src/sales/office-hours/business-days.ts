import { addDays, weekdayIndex } from '#kit/india/india-date.ts';
import { weekdays } from '#kit/india/weekdays.ts';
import type { OfficeTime } from './office-time.ts';

/** When somebody without any opening hours works: a promise must end some day. */
const usual: readonly string[] = weekdays.slice(0, 5);

/** A weekday with opening hours, and no holiday. */
export function isBusinessDay({ hours, closed }: OfficeTime, date: string): boolean {
  const weekday = weekdays[weekdayIndex(date)] ?? 'Sunday';
  const isOpen = hours.length > 0 ? hours.some(({ day }) => day === weekday) : usual.includes(weekday);
  return isOpen && !closed.includes(date);
}

/** The so-manyth business day after a day, which itself does not count. */
export function addBusinessDays(office: OfficeTime, from: string, days: number): string {
  let date = from;
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (isBusinessDay(office, date)) left--;
  }
  return date;
}

/** How many business days after `today` there are until `due`, which counts: 0 on its own day, -1 once it is over. */
export function businessDaysLeft(office: OfficeTime, today: string, due: string): number {
  if (today > due) return -1;
  let left = 0;
  for (let date = addDays(today, 1); date <= due; date = addDays(date, 1))
    if (isBusinessDay(office, date)) left++;
  return left;
}
