/** How long a customer pays ahead, chosen in the cart for everything in it. */
export const durations = ['1m', '1y', '3y'] as const;
export type Duration = (typeof durations)[number];
export const defaultDuration: Duration = '3y';

/** `tenths` of a month's price are paid for `months` months: 3 years cost what 25.2 months would. */
export const durationFacts: Record<Duration, { name: string; months: number; tenths: number }> = {
  '1m': { name: /*i18n*/ '1 month', months: 1, tenths: 10 },
  '1y': { name: /*i18n*/ '1 year', months: 12, tenths: 120 },
  '3y': { name: /*i18n*/ '3 years', months: 36, tenths: 252 },
};

/** What paying ahead takes off a month's price, in whole percent. */
export function savedPercent(duration: Duration): number {
  const { months, tenths } = durationFacts[duration];
  return Math.round(100 - (tenths * 10) / months);
}

export const isDuration = (text: unknown): text is Duration => durations.some((known) => known === text);
