import { expect, test } from 'vitest';
import { costPer, countBetween, shareBetween } from './confidence.ts';

const rounded = (bounds: readonly number[] | null, digits: number) =>
  bounds?.map((bound) => Number(bound.toFixed(digits)));

test('a share lies where Wilson says: 1 of 10, none, all; more than there were is no share', () => {
  expect(rounded(shareBetween(1, 10), 3)).toEqual([0.018, 0.404]);
  expect(rounded(shareBetween(0, 10), 3)).toEqual([0, 0.278]);
  expect(rounded(shareBetween(10, 10), 3)).toEqual([0.722, 1]);
  expect(shareBetween(0, 0)).toBeNull();
  expect(shareBetween(3, 2)).toBeNull();
});

test('a cost lies between the spend over the bounds of the count, and below five it is too few to tell', () => {
  // The exact bounds of Poisson for two are 0.242 and 7.225, for ten 4.795 and 18.390.
  expect(rounded(countBetween(2), 2)).toEqual([0.22, 7.22]);
  expect(rounded(countBetween(10), 1)).toEqual([4.8, 18.4]);
  expect(costPer(10_000_00, 2)).toEqual({
    paise: 5_000_00,
    between: [expect.closeTo(10_000_00 / 7.22, -4), expect.any(Number)],
    isTooFew: true,
  });
  expect(costPer(10_000_00, 5)).toMatchObject({ paise: 2_000_00, isTooFew: false });
  for (const nothing of [costPer(null, 3), costPer(0, 3), costPer(100, 0)]) expect(nothing).toBeNull();
});
