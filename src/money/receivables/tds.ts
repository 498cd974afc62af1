/** Income tax that buyers keep back, and what we record of it. The buyer chooses section and rate. */
import { share } from '#kit/india/spread.ts';
import type { Paise } from '#kit/india/money.ts';
import data from './tds-rules.json' with { type: 'json' };

/** `from` and `to`: the days of deduction for which it holds; null: until further notice. */
export type TdsRule = (typeof data.rules)[number];

/** Those that hold for what is deducted on this day. */
export const tdsRulesOn = (day: string): TdsRule[] =>
  data.rules.filter(({ from, to }) => from <= day && (to === null || day <= to));

export const tdsRule = (id: string): TdsRule | undefined => data.rules.find((rule) => rule.id === id);

/**
 * What a rate takes of the value before GST, in whole rupees. Source: Circular 23/2017 of the CBDT; section 288B of the
 * Income-tax Act 1961, taken over in that of 2025
 */
export const tdsOn = (basePaise: Paise, percent: number): Paise =>
  share(basePaise, Math.round(percent * 100), 10_000 * 100) * 100;

/** So far rounding may lie. */
const roundingPaise = 100;

/** Whether a buyer kept back another sum than the section takes: then somebody has to ask. */
export const isOdd = (tdsPaise: Paise, basePaise: Paise, percent: number) =>
  Math.abs(tdsPaise - tdsOn(basePaise, percent)) > roundingPaise;

/**
 * What government buyers keep back of GST: 2 % of the value before it, half of it each for the Union and the state inside
 * one. Source: CGST Act, section 51; notification 50/2018
 */
export const gstTds = { ruleId: 'gst-tds', section: '51', percent: 2 };
/** To the paisa: only income tax is kept back in whole rupees. */
export const isOddGstTds = (paise: Paise, basePaise: Paise) =>
  Math.abs(paise - share(basePaise, gstTds.percent, 100)) > roundingPaise;

/** The quarter of a day as tax returns count it: `2026-27 Q3` is October to December 2026. */
export function quarterOf(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')} Q${Math.floor(((month + 8) % 12) / 3) + 1}`;
}

/** Its first and its last day. @param quarter like `2026-27 Q3` */
export function daysOfQuarter(quarter: string): { from: string; to: string } {
  const first = Number(quarter.slice(0, 4));
  const number = Number(quarter.slice(-1));
  const year = number === 4 ? first + 1 : first;
  return [
    { from: `${year}-04-01`, to: `${year}-06-30` },
    { from: `${year}-07-01`, to: `${year}-09-30` },
    { from: `${year}-10-01`, to: `${year}-12-31` },
    { from: `${year}-01-01`, to: `${year}-03-31` },
  ][number - 1] as { from: string; to: string };
}
