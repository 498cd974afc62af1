import { z } from 'zod';
import { mostPaise } from './deal.ts';

const amount = z
  .number('Enter an amount')
  .int('Whole paise')
  .min(1, 'More than nothing, or leave it empty')
  .max(mostPaise, 'At most a hundred crore rupees');

/** What shall be won in a month, GST included: by the agency, and by people, under their ids. */
const MonthTargets = z.strictObject({
  agencyPaise: amount.nullable(),
  people: z.record(z.uuid(), amount),
});
export type MonthTargets = z.infer<typeof MonthTargets>;

/** The same for every month; and of months like `2026-11` what is another sum there. */
export const SalesTargets = MonthTargets.extend({
  months: z.record(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month'), MonthTargets).default({}),
});
export type SalesTargets = z.infer<typeof SalesTargets>;

export const noTargets: SalesTargets = { agencyPaise: null, people: {}, months: {} };

/** What shall be won in one month: its own sums, and of whom it has none those of every month. @param month `2026-11` */
export function targetsOf({ agencyPaise, people, months }: SalesTargets, month: string): MonthTargets {
  const own = months[month];
  return { agencyPaise: own?.agencyPaise ?? agencyPaise, people: { ...people, ...own?.people } };
}

/** What of it is said of one person. */
export function targetsOfOne({ months, ...every }: SalesTargets, id: string): SalesTargets {
  const only = ({ people: { [id]: paise } }: MonthTargets): MonthTargets => ({
    agencyPaise: null,
    people: paise === undefined ? {} : { [id]: paise },
  });
  const ofMonths = Object.entries(months).map(([month, targets]) => [month, only(targets)]);
  return { ...only(every), months: Object.fromEntries(ofMonths) as SalesTargets['months'] };
}

/** `expectedPaise`: what is still open and expected in this month, by chance. */
const Progress = z.object({
  targetPaise: z.number().int().nullable(),
  wonPaise: z.number().int(),
  expectedPaise: z.number().int(),
});
export type Progress = z.infer<typeof Progress>;

/** How far this month is. */
export const TargetProgress = z.object({
  /** The day in India on which this was worked out. */
  today: z.iso.date(),
  agency: Progress,
  /** Who has a target, has won something or is expected to; null is nobody. The most won first. */
  people: z.array(Progress.extend({ assignedTo: z.uuid().nullable(), assignedName: z.string().nullable() })),
});
export type TargetProgress = z.infer<typeof TargetProgress>;
