import { expect, test } from 'vitest';
import { belowHeadings } from './below-headings.ts';

test('a message at the top stands below the headings in its way, and at the top where that is too far down', () => {
  const place = (...headings: [number, number][]) =>
    belowHeadings(
      76,
      80,
      740,
      headings.map(([top, bottom]) => ({ top, bottom })),
    );
  expect(place()).toBe(76);
  expect(place([10, 60], [200, 240])).toBe(76);
  expect(place([100, 140])).toBe(148);
  // Clear of the first it would cover the second.
  expect(place([180, 220], [100, 140])).toBe(228);
  expect(place([100, 330])).toBe(76);
});
