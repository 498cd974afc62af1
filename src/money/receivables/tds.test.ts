import { expect, test } from 'vitest';
import { daysOfQuarter, isOdd, quarterOf, tdsOn, tdsRulesOn } from './tds.ts';

test('tax is kept back of the value before GST, in whole rupees; a rupee of rounding is nothing to ask about', () => {
  expect(tdsOn(10_000_000, 10)).toBe(1_000_000);
  // 120000.66 paise.
  expect(tdsOn(6_000_033, 2)).toBe(120_000);
  expect(tdsOn(30_000_000, 2)).toBe(600_000);
  expect([119_900, 120_000, 120_100].map((told) => isOdd(told, 6_000_033, 2))).toEqual([false, false, false]);
  expect([119_899, 120_101].map((told) => isOdd(told, 6_000_033, 2))).toEqual([true, true]);
  // Ten per cent of the total by mistake.
  expect(isOdd(1_180_000, 10_000_000, 10)).toBe(true);
});

test('which sections there are hangs on the day of deduction', () => {
  const named = (day: string) => tdsRulesOn(day).map(({ section, percent }) => `${section} ${percent}`);
  expect(named('2026-03-31')).toContain('194J(b) 10');
  expect(named('2026-04-01')).toContain('393(1) 6(iii) 10');
  expect(named('2026-04-01').some((name) => name.startsWith('194'))).toBe(false);
});

test('quarters are those of the tax year', () => {
  expect(['2026-04-01', '2026-12-31', '2027-01-01', '2027-03-31', '2099-10-01'].map(quarterOf)).toEqual([
    '2026-27 Q1',
    '2026-27 Q3',
    '2026-27 Q4',
    '2026-27 Q4',
    '2099-00 Q3',
  ]);
  expect(daysOfQuarter('2026-27 Q4')).toEqual({ from: '2027-01-01', to: '2027-03-31' });
  expect(daysOfQuarter('2026-27 Q1')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
});
