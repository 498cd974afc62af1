import { z } from 'zod';
import { addDays } from '#kit/india/india-date.ts';
import { openStatuses } from '../lead.ts';
import { DealChances } from './deal.ts';

/**
 * When leads are expected to be decided: `overdue` is before this month, then months like `2026-11`, `later` is after the
 * last of these, and `none` is of those of which nobody has said a day.
 */
export const Period = z.union([z.enum(['overdue', 'later', 'none']), z.string().regex(/^\d{4}-\d\d$/)]);
export type Period = z.infer<typeof Period>;

/** This month and those after it that stand by themselves. */
const monthsAhead = 12;

/** GST included. `expectedPaise`: each value times its chance, to the rupee; `unvalued` leads add nothing to either. */
const Sum = z.object({
  count: z.number().int(),
  unvalued: z.number().int(),
  valuePaise: z.number().int(),
  expectedPaise: z.number().int(),
});
export type Sum = z.infer<typeof Sum>;

/** What the open leads will bring, by chance. */
export const Forecast = z.object({
  /** The day in India on which this was worked out. */
  today: z.iso.date(),
  chances: DealChances,
  all: Sum,
  /** Every month from this one to the last of which something is expected; the others where they hold something. */
  byPeriod: z.array(Sum.extend({ period: Period })),
  /** The most first. */
  byPerson: z.array(Sum.extend({ assignedTo: z.uuid().nullable(), assignedName: z.string().nullable() })),
  byStatus: z.array(Sum.extend({ status: z.enum(['new', 'contacted', 'qualified', 'proposal']) })),
  /** The three that add most. */
  largest: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(['new', 'contacted', 'qualified', 'proposal']),
      valuePaise: z.number().int(),
      expectedPaise: z.number().int(),
      expectedCloseOn: z.iso.date().nullable(),
    }),
  ),
});
export type Forecast = z.infer<typeof Forecast>;

/** The month so many after that of a day: `2026-11`. */
export function monthAfter(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The first day that is not overdue, and the first that is later. @param today a day in India */
export const periodBounds = (today: string) => ({
  first: `${today.slice(0, 7)}-01`,
  later: `${monthAfter(today, monthsAhead)}-01`,
});

/** The filter of the list of leads that shows exactly what a sum is made of. */
export function filterOfPeriod(period: Period, today: string) {
  const { first, later } = periodBounds(today);
  if (period === 'none') return { status: openStatuses, expectedClose: 'none' as const };
  if (period === 'overdue') return { status: openStatuses, expectedTo: addDays(first, -1) };
  if (period === 'later') return { status: openStatuses, expectedFrom: later };
  const { from, to } = daysOfMonth(period);
  return { status: openStatuses, expectedFrom: from, expectedTo: to };
}

/** The same for what was won. @param month `2026-11` */
export function filterOfWon(month: string) {
  const { from, to } = daysOfMonth(month);
  return { status: ['won' as const], wonFrom: from, wonTo: to };
}

/** @param month `2026-11` @returns its first day and its last */
const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: addDays(`${monthAfter(`${month}-01`, 1)}-01`, -1),
});
