import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call runs at once, those that follow closely together; no call goes without a run after it', () => {
  const ran: number[] = [];
  const start = Date.now();
  const changes = throttle(500, () => {
    ran.push(Date.now() - start);
    // News that comes in while the screen is being loaded again: it may have been read too early.
    if (ran.length === 2) changes.call();
  });
  changes.call();
  vi.advanceTimersByTime(0);
  expect(ran).toEqual([0]);
  changes.call();
  changes.call();
  vi.advanceTimersByTime(2_000);
  expect(ran).toEqual([0, 500, 1_000]);
  changes.call();
  changes.stop();
  vi.advanceTimersByTime(2_000);
  expect(ran).toHaveLength(3);
});
