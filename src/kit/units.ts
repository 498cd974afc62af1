/** What a quantity counts; empty: nothing in particular. */
export const units = ['', 'month', 'hour', 'day', 'piece', 'year'] as const;
export type Unit = (typeof units)[number];
/** Of one, of several. */
export const unitNames = {
  month: [/*i18n*/ 'month', /*i18n*/ 'months'],
  hour: [/*i18n*/ 'hour', /*i18n*/ 'hours'],
  day: [/*i18n*/ 'day', /*i18n*/ 'days'],
  piece: [/*i18n*/ 'piece', /*i18n*/ 'pieces'],
  year: [/*i18n*/ 'year', /*i18n*/ 'years'],
} satisfies Record<Exclude<Unit, ''>, [string, string]>;

/** Its name beside a quantity, in English; empty where it counts nothing in particular. */
export const unitName = (unit: Unit | undefined, quantity: number): string =>
  unit ? unitNames[unit][quantity === 1 ? 0 : 1] : '';
