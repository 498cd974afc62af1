import { addDays, clockInIndia, dateInIndia, momentInIndia } from '#kit/india/india-date.ts';

const nightBegins = '21:00';
const nightEnds = '08:00';

/**
 * Until when a time is held for somebody who is told now. What is told at night is held from the morning on, and nothing
 * longer than until it begins.
 */
export function holdUntil(now: Date, hours: number, startsAt: Date): Date {
  const [today, clock] = [dateInIndia(now), clockInIndia(now)];
  const from =
    clock >= nightBegins
      ? momentInIndia(addDays(today, 1), nightEnds)
      : clock < nightEnds
        ? momentInIndia(today, nightEnds)
        : now;
  return new Date(Math.min(from.getTime() + hours * 3_600_000, startsAt.getTime()));
}
