import { z } from 'zod';
import type { Paise } from '#kit/india/money.ts';
import type { LeadStatus } from '../lead.ts';

const percent = z
  .number('Enter a percentage')
  .int('Whole percent')
  .min(0, 'At least 0')
  .max(100, 'At most 100');

/** How likely an open lead becomes a sale, in percent. What is won is certain, and what is given up brings nothing. */
export const DealChances = z.strictObject({
  new: percent,
  contacted: percent,
  qualified: percent,
  proposal: percent,
});
export type DealChances = z.infer<typeof DealChances>;

export const usualChances: DealChances = { new: 10, contacted: 20, qualified: 40, proposal: 60 };

/** The chance of a lead of this status, in percent. */
export const chanceOf = (chances: DealChances, status: LeadStatus): number =>
  status in chances ? chances[status as keyof DealChances] : status === 'won' ? 100 : 0;

/** A value times its chance, to the nearest rupee. */
export const expectedPaise = (valuePaise: Paise, percent: number): Paise =>
  Math.round((valuePaise * percent) / 10_000) * 100;

/** So much a single deal can bring at most: a hundred crore rupees. */
export const mostPaise = 1_000_000_000_00;
