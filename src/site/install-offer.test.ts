import { expect, test } from 'vitest';
import { isEngaged } from './install-offer.ts';

test('who comes again is engaged, and who looks at a second page and stays a minute; nobody else', () => {
  const minute = 60_000;
  expect(isEngaged({ visits: 1, pages: 9, stayedMs: minute - 1 })).toBe(false);
  expect(isEngaged({ visits: 1, pages: 1, stayedMs: 9 * minute })).toBe(false);
  expect(isEngaged({ visits: 1, pages: 2, stayedMs: minute })).toBe(true);
  expect(isEngaged({ visits: 2, pages: 1, stayedMs: 0 })).toBe(true);
});
