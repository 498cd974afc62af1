import { expect, test } from 'vitest';
import { elevenInDays, fromField, fromNow, inIndia, toField } from './moments.ts';

test('moments are Indian whatever the zone of the device, around midnight too', () => {
  const at = '2026-11-21T18:35:00.000Z';
  expect(inIndia(at)).toBe('22 Nov 2026, 00:05');
  expect(toField(at)).toBe('2026-11-22T00:05');
  expect(fromField(toField(at))).toBe(at);
  // It is already the 22nd in India: tomorrow is the 23rd.
  expect(elevenInDays(1, new Date(at).getTime())).toBe('2026-11-23T05:30:00.000Z');
  expect(elevenInDays(3, new Date('2026-11-21T18:25:00Z').getTime())).toBe('2026-11-24T05:30:00.000Z');
  expect(fromNow('2026-11-21T18:30:00.000Z', new Date(at).getTime())).toBe('5 minutes ago');
  expect(fromNow('2026-11-24T18:35:00.000Z', new Date(at).getTime())).toBe('in 3 days');
  expect(fromNow(at, new Date(at).getTime())).toBe('now');
});
