import { addDays, dateInIndia, weekdayIndex } from '#kit/india/india-date.ts';
import { hourMs } from './backup.ts';

/** How many are kept: of as many days, weeks and months as have a backup, the newest of each. */
export const kept = { daily: 7, weekly: 4, monthly: 12 };
/** Everything this young stays, so that a second backup of a day does not push out the one before a mistake. */
const youngMs = 48 * hourMs;

type Dated = { name: string; at: string };

/**
 * Which backups may go. Days, weeks (from Monday) and months are India's. Only those count that have a backup: where
 * none is made any more, none goes.
 */
export function outlived(backups: Dated[], now: Date): string[] {
  const newestFirst = backups.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const staying = new Set([
    ...newestFirst.filter(({ at }) => now.getTime() - Date.parse(at) < youngMs),
    ...newestOfEach(newestFirst, kept.daily, (day) => day),
    ...newestOfEach(newestFirst, kept.weekly, (day) => addDays(day, -weekdayIndex(day))),
    ...newestOfEach(newestFirst, kept.monthly, (day) => day.slice(0, 7)),
  ]);
  return newestFirst.filter((one) => !staying.has(one)).map(({ name }) => name);
}

function newestOfEach(newestFirst: Dated[], many: number, periodOf: (day: string) => string): Dated[] {
  const found = new Map<string, Dated>();
  for (const one of newestFirst) {
    const period = periodOf(dateInIndia(new Date(one.at)));
    if (!found.has(period)) found.set(period, one);
  }
  return [...found.values()].slice(0, many);
}
