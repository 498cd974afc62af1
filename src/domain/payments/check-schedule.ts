const minute = 60_000;
const hour = 60 * minute;

/** An order that nobody paid is given up after a day; what comes later is paid late or goes back. */
export const openFor = 24 * hour;

/** The first look follows this soon. Source: payments.md §8.6 */
const firstPause = 2 * minute;

export const firstCheckAt = (startedAt: Date) => new Date(startedAt.getTime() + firstPause);
