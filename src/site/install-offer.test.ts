import { expect, test } from 'vitest';
import { isEngaged } from './install-offer.ts';

test('who looks at a second page and stays a minute is engaged, nobody else', () => {
  const minute = 60_000;
  expect(isEngaged({ pages: 9, stayedMs: minute - 1 })).toBe(false);
  expect(isEngaged({ pages: 1, stayedMs: 9 * minute })).toBe(false);
  expect(isEngaged({ pages: 2, stayedMs: minute })).toBe(true);
});
