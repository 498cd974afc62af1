import { expect, test } from 'vitest';
import { shareOf, spokenDay, spokenVital } from './statistics-words.ts';

test('days, shares and times are said as people read them', () => {
  expect(spokenDay('2026-11-21')).toMatch(/^Sat, 21 Nov,? 2026$/);
  expect([shareOf(1, 8), shareOf(0, 8), shareOf(3, 0)]).toEqual(['12.5', '0', '–']);
  expect([spokenVital('LCP', 2_449), spokenVital('INP', 180.4), spokenVital('CLS', 0.104)]).toEqual([
    '2.4 s',
    '180 ms',
    '0.1',
  ]);
});
