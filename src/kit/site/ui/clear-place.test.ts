import { expect, test } from 'vitest';
import { clearPlace } from './clear-place.ts';

test('a message at the top stands below what is in its way, at the foot where that is too far down, and else at the top', () => {
  const place = (...inTheWay: [number, number][]) =>
    clearPlace(
      76,
      80,
      740,
      inTheWay.map(([top, bottom]) => ({ top, bottom })),
    );
  expect(place()).toBe(76);
  expect(place([10, 60], [200, 240])).toBe(76);
  expect(place([100, 140])).toBe(148);
  // Clear of the first it would cover the second.
  expect(place([180, 220], [100, 140])).toBe(228);
  expect(place([100, 330])).toBe(652);
  expect(place([100, 330], [700, 720])).toBe(76);
});
