import { expect, test } from 'vitest';
import { daysOf } from './booking-labels.ts';

test('spans of days are Indian: half past midnight there is still yesterday in London', () => {
  const now = new Date('2028-02-28T19:00:00Z');
  expect(daysOf('today', now)).toEqual({ from: '2028-02-29', until: '2028-02-29' });
  expect(daysOf('week', now)).toEqual({ from: '2028-02-29', until: '2028-03-06' });
  expect(daysOf('coming', now)).toEqual({ from: '2028-02-29' });
  expect(daysOf('past', now)).toEqual({ until: '2028-02-28' });
});
