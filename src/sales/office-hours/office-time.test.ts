import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addOfficeMinutes, officeMinutesBetween, type OfficeTime } from './office-time.ts';

const day = (name: OfficeTime['hours'][number]['day'], startTime: string, endTime: string) => ({
  day: name,
  startTime,
  endTime,
});
/** Mon–Fri 10:00–19:00 with a lunch on Friday; Diwali (Tue 24 Nov 2026) is closed. */
const office: OfficeTime = {
  hours: [
    day('Monday', '10:00', '19:00'),
    day('Tuesday', '10:00', '19:00'),
    day('Wednesday', '10:00', '19:00'),
    day('Thursday', '10:00', '19:00'),
    day('Friday', '14:00', '19:00'),
    day('Friday', '10:00', '13:00'),
    day('Friday', '12:00', '13:00'),
  ],
  closed: ['2026-11-24'],
};
const ist = (text: string) => new Date(`${text}:00+05:30`);

test('what is due is counted in office hours: over lunch, night, weekend and holiday', () => {
  const due = (from: string, minutes: number) => addOfficeMinutes(office, ist(from), minutes);
  expect(due('2026-11-23T10:30', 60)).toEqual(ist('2026-11-23T11:30')); // Monday
  expect(due('2026-11-23T08:00', 60)).toEqual(ist('2026-11-23T11:00')); // before it opens
  expect(due('2026-11-23T18:00', 60)).toEqual(ist('2026-11-23T19:00')); // to the very end
  expect(due('2026-11-23T18:30', 60)).toEqual(ist('2026-11-25T10:30')); // over night and holiday
  expect(due('2026-11-20T12:30', 60)).toEqual(ist('2026-11-20T14:30')); // over Friday's lunch
  expect(due('2026-11-20T18:40', 60)).toEqual(ist('2026-11-23T10:40')); // over the weekend
  expect(due('2026-11-21T15:00', 0)).toEqual(ist('2026-11-23T10:00')); // nobody answers on Saturday
});

test('minutes between two moments leave out what lies outside office hours, in both directions', () => {
  const between = (from: string, until: string) => officeMinutesBetween(office, ist(from), ist(until));
  expect(between('2026-11-23T10:00', '2026-11-23T10:24')).toBe(24);
  expect(between('2026-11-20T12:00', '2026-11-20T15:00')).toBe(120);
  expect(between('2026-11-23T18:00', '2026-11-25T11:00')).toBe(120);
  expect(between('2026-11-25T11:00', '2026-11-23T18:00')).toBe(-120);
  expect(between('2026-11-21T00:00', '2026-11-22T23:00')).toBe(0);
});

test('without hours every minute counts', () => {
  const never: OfficeTime = { hours: [], closed: [] };
  expect(addOfficeMinutes(never, ist('2026-11-21T23:30'), 60)).toEqual(ist('2026-11-22T00:30'));
  expect(officeMinutesBetween(never, ist('2026-11-21T23:30'), ist('2026-11-22T00:30'))).toBe(60);
  const closedForYears = { ...office, closed: Array.from({ length: 500 }, (_, i) => dayAfter(i)) };
  expect(addOfficeMinutes(closedForYears, ist('2026-11-21T23:30'), 60)).toEqual(ist('2026-11-22T00:30'));
});
const dayAfter = (n: number) =>
  new Date(ist('2026-11-20T12:00').getTime() + n * 86_400_000).toISOString().slice(0, 10);

test('adding minutes and counting them back agree, whenever one begins', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * 24 * 90 }),
      fc.integer({ min: 1, max: 3_000 }),
      (start, minutes) => {
        const from = new Date(ist('2026-10-01T00:00').getTime() + start * 60_000);
        const due = addOfficeMinutes(office, from, minutes);
        expect(officeMinutesBetween(office, from, due)).toBeCloseTo(minutes, 6);
      },
    ),
  );
});
