import { expect, test } from 'vitest';
import { asShown } from './with-gst.ts';

test('a printed price is said as it is, or with or without its GST to the rupee', () => {
  const [incl, before] = [
    { percent: 18, shown: 'with' },
    { percent: 18, shown: 'before' },
  ] as const;
  expect(asShown(1_409_900, true, incl)).toBe(1_409_900);
  expect(asShown(1_409_900, true, before)).toBe(1_194_800);
  expect(asShown(19_900, false, before)).toBe(19_900);
  expect(asShown(19_900, false, incl)).toBe(23_500);
});
