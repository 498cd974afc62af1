const minute = 60_000;
const hour = 60 * minute;

/** An order that nobody paid is given up after a day; what comes later is paid late or goes back. */
export const openFor = 24 * hour;

/** With a coupon it keeps a use from everybody else, so it is open for less; long enough for the mail after a failed try. */
export const couponOpenFor = 4 * hour;

/** A bank that is asked by a mandate tells its customer first, and debits a day later. */
export const debitOpenFor = 72 * hour;

/** Banks may confirm days later, so every unpaid transaction is looked at for this long. */
const watchedFor = 96 * hour;

/** How long after one look the next one follows; the last goes on. */
const pauses = [2 * minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute, hour];
const lastPause = 6 * hour;

/** When to look again after the `count`-th look; null once it is no longer worth it. */
export function nextCheckAt(now: Date, startedAt: Date, count: number): Date | null {
  const next = now.getTime() + (pauses[count] ?? lastPause);
  return next > startedAt.getTime() + watchedFor ? null : new Date(next);
}
