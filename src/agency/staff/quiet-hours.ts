import { z } from 'zod';
import { addDays, weekdayIndex } from '#kit/india/india-date.ts';

export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*staff*/ 'Use a time like 21:00');

/** When somebody wants no notices by mail: each night, and whole days of the week (0 is Monday), by the clock of their zone. */
export const QuietHours = z
  .strictObject({
    from: Clock,
    until: Clock,
    days: z
      .array(z.number().int().min(0).max(6))
      .max(6, /*staff*/ 'One day of the week is for work at least')
      .transform((days) => [...new Set(days)].toSorted()),
    zone: z.string().max(60).refine(isZone, /*staff*/ 'Choose a time zone'),
  })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: /*staff*/ 'Choose another time than the one they begin at',
  });
export type QuietHours = z.infer<typeof QuietHours>;

/** When quiet hours that hold a moment are over, with all that follow without a pause; the moment itself where none holds it. */
export function quietUntil(hours: QuietHours, at: Date): Date {
  const end = endOfOne(hours, at);
  return end > at ? quietUntil(hours, end) : at;
}

/** When the night or the day that holds a moment is over. */
function endOfOne({ from, until, days, zone }: QuietHours, at: Date): Date {
  const [day = '', clock = ''] = localIn(zone, at).split(' ');
  const tomorrow = addDays(day, 1);
  if (days.includes(weekdayIndex(day))) return momentIn(zone, tomorrow, '00:00');
  if (from < until) return clock >= from && clock < until ? momentIn(zone, day, until) : at;
  if (clock < until) return momentIn(zone, day, until);
  return clock >= from ? momentIn(zone, tomorrow, until) : at;
}

/** `2026-11-24 21:05` on the wall clock of a zone. */
const localIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** What a wall clock's time means. One that its zone leaves out in spring is an hour too early: nothing comes too late. */
function momentIn(zone: string, day: string, clock: string): Date {
  const wanted = Date.parse(`${day}T${clock}Z`);
  const offset = (at: number) =>
    Date.parse(`${localIn(zone, new Date(at)).replace(' ', 'T')}Z`) - Math.floor(at / 60_000) * 60_000;
  return new Date(wanted - offset(wanted - offset(wanted)));
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
