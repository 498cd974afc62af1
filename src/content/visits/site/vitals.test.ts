import { expect, test } from 'vitest';
import { findSlowest, sumShifts } from './vitals.ts';

test('shifts that follow each other count together, for five seconds at most, and none that a hand caused', () => {
  const shifts = sumShifts();
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    shifts.add({ startTime, value, hadRecentInput });
  shift(100, 0.02);
  shift(900, 0.03);
  expect(shifts.value()).toBeCloseTo(0.05);
  shift(1_000, 9, true);
  shift(2_500, 0.04);
  expect(shifts.value()).toBeCloseTo(0.05);
  for (let at = 3_000; at < 9_000; at += 500) shift(at, 0.01);
  expect(shifts.value()).toBeCloseTo(0.13);
});

test('the slowest interaction counts once, and of fifty one is left aside', () => {
  const slowest = findSlowest();
  expect(slowest.value(0)).toBeNull();
  slowest.add({ duration: 90, interactionId: 0 });
  expect(slowest.value(0)).toBeNull();
  slowest.add({ duration: 80, interactionId: 1 });
  slowest.add({ duration: 300, interactionId: 1 });
  for (let id = 2; id <= 20; id++) slowest.add({ duration: 40 + id, interactionId: id });
  expect(slowest.value(20)).toBe(300);
  expect(slowest.value(60)).toBe(60);
});
