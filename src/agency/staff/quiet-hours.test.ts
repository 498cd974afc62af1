import { expect, test } from 'vitest';
import { QuietHours, quietUntil } from './quiet-hours.ts';

const nights: QuietHours = { from: '21:00', until: '09:00', days: [], zone: 'Asia/Kolkata' };
/** When it is over, in UTC; `-` where it is not quiet. */
const end = (hours: QuietHours, at: string) => {
  const until = quietUntil(hours, new Date(at));
  return until.getTime() === Date.parse(at) ? '-' : until.toISOString().slice(0, 16);
};

test('a night begins on one day and ends on the next, at its minute', () => {
  expect(end(nights, '2026-11-24T15:29:59Z')).toBe('-'); // 20:59 in India
  expect(end(nights, '2026-11-24T15:30:00Z')).toBe('2026-11-25T03:30');
  expect(end(nights, '2026-11-24T20:00:00Z')).toBe('2026-11-25T03:30'); // after midnight
  expect(end(nights, '2026-11-25T03:29:59Z')).toBe('2026-11-25T03:30');
  expect(end(nights, '2026-11-25T03:30:00Z')).toBe('-');
  const noon = { ...nights, from: '13:00', until: '14:30' };
  expect(end(noon, '2026-11-24T07:30:00Z')).toBe('2026-11-24T09:00');
  expect(end(noon, '2026-11-24T09:00:00Z')).toBe('-');
});

test('a quiet Saturday and Sunday and the nights around them are one quiet time', () => {
  const weekends = { ...nights, days: [5, 6] };
  // 27 November 2026 is a Friday.
  expect(end(weekends, '2026-11-27T16:00:00Z')).toBe('2026-11-30T03:30');
  expect(end(weekends, '2026-11-28T06:30:00Z')).toBe('2026-11-30T03:30');
  expect(end(weekends, '2026-11-30T06:30:00Z')).toBe('-');
  // The last of the year, and a 29th of February.
  expect(end({ ...nights, days: [3] }, '2026-12-31T12:00:00Z')).toBe('2027-01-01T03:30');
  expect(end({ ...nights, days: [1] }, '2028-02-29T12:00:00Z')).toBe('2028-03-01T03:30');
});

test('whoever is elsewhere has the hours of their own clock, in summer and in winter', () => {
  const there = { ...nights, zone: 'America/New_York' };
  expect(end(there, '2026-07-02T01:30:00Z')).toBe('2026-07-02T13:00');
  expect(end(there, '2026-12-02T02:30:00Z')).toBe('2026-12-02T14:00');
  // The night in which the clock is put back, and the one in which it is put forward.
  expect(end(there, '2026-11-01T02:00:00Z')).toBe('2026-11-01T14:00');
  expect(end(there, '2026-03-08T03:00:00Z')).toBe('2026-03-08T13:00');
  // 02:30 does not come that night: nothing waits longer than it would by the clock before.
  const short = { ...there, from: '22:00', until: '02:30' };
  expect(end(short, '2026-03-08T04:00:00Z')).toBe('2026-03-08T06:30');
});

test('a week without an hour for notices, a night without an end and a zone that is none are refused', () => {
  const refused = (over: object) =>
    QuietHours.safeParse({ ...nights, ...over }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(refused({})).toEqual([]);
  expect(refused({ days: [0, 1, 2, 3, 4, 5, 6] })).toEqual(['days']);
  expect(refused({ until: '21:00' })).toEqual(['until']);
  expect(refused({ from: '24:00' })).toEqual(['from']);
  expect(refused({ zone: 'Mars/Olympus' })).toEqual(['zone']);
});
