/** What everybody may know about invoices that come again, browsers included. */
import { addDays, formatDate, monthName } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';

export const rhythms = ['month', 'quarter', 'year'] as const;
export type Rhythm = (typeof rhythms)[number];
export const rhythmNames = {
  month: 'Every month',
  quarter: 'Every three months',
  year: 'Every year',
} satisfies Record<Rhythm, string>;
const monthsOf = { month: 1, quarter: 3, year: 12 } satisfies Record<Rhythm, number>;

/** active → paused → active, or stopped, which is for good. */
export const recurringStates = ['active', 'paused', 'stopped'] as const;
export type RecurringState = (typeof recurringStates)[number];

/** What may be done in which states. */
export const recurringActions = {
  edit: ['active', 'paused'],
  pause: ['active'],
  resume: ['paused'],
  stop: ['active', 'paused'],
} satisfies Record<string, RecurringState[]>;
export const recurringMay = (action: keyof typeof recurringActions, status: RecurringState) =>
  (recurringActions[action] as RecurringState[]).includes(status);

type Planned = { startsOn: string; every: Rhythm };

/** The same day so many months later; in a shorter month its last. @param day like `2027-01-31` */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * The first day of the rhythm that is not before this one. Each is counted from the first day, so that what begins on the
 * 31st comes on the last day of short months and on the 31st of long ones.
 */
export function dueFrom({ startsOn, every }: Planned, day: string): string {
  for (let times = 0; ; times++) {
    const due = addMonths(startsOn, times * monthsOf[every]);
    if (due >= day) return due;
  }
}

/** The last day of what is written on a day: the one before the next is due. */
export const periodEnd = (planned: Planned, dueOn: string) =>
  addDays(dueFrom(planned, addDays(dueOn, 1)), -1);

/** What one invoice is for: `November 2026`, `November 2026 – January 2027` or `15 November 2026 – 14 December 2026`. */
export function periodWords({ from, until }: { from: string; until: string }, language: Language): string {
  const isWhole = from.endsWith('-01') && addDays(until, 1).endsWith('-01');
  if (!isWhole) return `${formatDate(from, language)} – ${formatDate(until, language)}`;
  const said = (day: string) => `${monthName(day, language)} ${day.slice(0, 4)}`;
  return from.slice(0, 7) === until.slice(0, 7) ? said(from) : `${said(from)} – ${said(until)}`;
}

/** What stands in a line or a note for what the invoice is for. */
export const periodPlace = '{{period}}';

type Ending = { nextOn: string; endsOn: string | null; times: number | null; written: number };

/** Whether none comes any more by itself: its last day is over, or as many as were agreed are written. */
export const isOver = ({ nextOn, endsOn, times, written }: Ending) =>
  (endsOn !== null && nextOn > endsOn) || (times !== null && written >= times);
