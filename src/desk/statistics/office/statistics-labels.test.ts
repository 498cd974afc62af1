import { expect, test } from 'vitest';
import { shareOf, formatDay, formatVital } from './statistics-labels.ts';

test('days, shares and times are said as people read them', () => {
  expect(formatDay('2026-11-21')).toMatch(/^Sat, 21 Nov,? 2026$/);
  expect([shareOf(1, 8), shareOf(0, 8), shareOf(3, 0)]).toEqual(['12.5', '0', '–']);
  expect([formatVital('LCP', 2_449), formatVital('INP', 180.4), formatVital('CLS', 0.104)]).toEqual([
    '2.4 s',
    '180 ms',
    '0.1',
  ]);
});
