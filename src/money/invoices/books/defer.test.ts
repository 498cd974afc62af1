import { expect, test } from 'vitest';
import { earnedIn, type Prepaid } from './defer.ts';
import { addMonths } from '../tax-month.ts';

const earned = (plan: Prepaid, months: number) =>
  Array.from({ length: months }, (_, i) => earnedIn(addMonths(plan.from, i), plan).earnedPaise);
const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);

test('a plan that is paid for a year is earned month by month, to the paisa', () => {
  const plan = { paise: 100_000, from: '2026-11', months: 12, back: [] };
  const months = earned(plan, 14);
  expect(months.slice(0, 3)).toEqual([8_333, 8_333, 8_333]);
  expect(months.slice(12)).toEqual([0, 0]);
  expect(sum(months)).toBe(100_000);
  expect(earnedIn('2027-04', plan).leftPaise).toBe(50_001);
  expect(earnedIn('2026-10', plan)).toEqual({ earnedPaise: 0, leftPaise: 100_000, unearnedBack: [] });
});

test('what goes back is taken off what is not earned yet, and what it takes beyond that was income', () => {
  // 24 of 36 months go back in the 13th: nothing is left to earn.
  const three = {
    paise: 3_600_000,
    from: '2026-11',
    months: 36,
    back: [{ month: '2027-11', paise: 2_400_000 }],
  };
  expect(sum(earned(three, 12))).toBe(1_200_000);
  expect(earnedIn('2027-11', three)).toEqual({ earnedPaise: 0, leftPaise: 0, unearnedBack: [2_400_000] });
  // A part goes back: the rest is earned over what remains.
  const part = { ...three, back: [{ month: '2027-11', paise: 1_200_000 }] };
  expect(earnedIn('2027-11', part)).toEqual({
    earnedPaise: 50_000,
    leftPaise: 1_150_000,
    unearnedBack: [1_200_000],
  });
  expect(sum(earned(part, 36))).toBe(2_400_000);
  // All of it, a month before the end.
  const late = { ...three, back: [{ month: '2029-10', paise: 3_600_000 }] };
  expect(earnedIn('2029-10', late)).toMatchObject({ earnedPaise: 0, leftPaise: 0, unearnedBack: [100_000] });
});
