import { expect, test } from 'vitest';
import { periodLabel } from './period-label.ts';

test('months are said as months up to a year, then as years and months', () => {
  const said = [1, 2, 11, 12, 13, 24, 30].map((months) => periodLabel(months));
  expect(said).toEqual([
    '1 month',
    '2 months',
    '11 months',
    '1 year',
    '1 year 1 month',
    '2 years',
    '2 years 6 months',
  ]);
});
