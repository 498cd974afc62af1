import { expect, test } from 'vitest';
import { busyIn } from './busy-in.ts';

const weekly = (...moved: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:w', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260302T060000Z', 'DTEND:20260302T070000Z', 'RRULE:FREQ=WEEKLY', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:w', 'DTSTAMP:20260101T000000Z', ...moved, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'); // prettier-ignore
const time = {
  from: new Date('2026-03-15T00:00:00Z'),
  until: new Date('2026-03-29T00:00:00Z'),
  user: 'asha@example.com',
};
const regular = [
  { from: '2026-03-16T06:00:00.000Z', until: '2026-03-16T07:00:00.000Z' },
  { from: '2026-03-23T06:00:00.000Z', until: '2026-03-23T07:00:00.000Z' },
];

test('a repetition that is moved forward from beyond the time that is read makes busy where it takes place', () => {
  const earlier = weekly('RECURRENCE-ID:20260330T060000Z', 'DTSTART:20260327T090000Z', 'DTEND:20260327T100000Z'); // prettier-ignore
  const there = { from: '2026-03-27T09:00:00.000Z', until: '2026-03-27T10:00:00.000Z' };
  expect(busyIn(earlier, time)).toEqual([...regular, there]);
  // One that is moved away does no longer, and none counts twice.
  const later = weekly('RECURRENCE-ID:20260323T060000Z', 'DTSTART:20260402T090000Z', 'DTEND:20260402T100000Z'); // prettier-ignore
  expect(busyIn(later, time)).toEqual(regular.slice(0, 1));
  const within = weekly('RECURRENCE-ID:20260323T060000Z', 'DTSTART:20260327T090000Z', 'DTEND:20260327T100000Z'); // prettier-ignore
  expect(busyIn(within, time)).toEqual([regular[0], there]);
});

test('an invitation that its owner declined makes nobody busy; one that somebody else declined does', () => {
  const answers = (asha: string, ravi: string) =>
    busyIn(weekly('RECURRENCE-ID:20260323T060000Z', 'DTSTART:20260323T060000Z', 'DTEND:20260323T070000Z', `ATTENDEE;PARTSTAT=${asha}:mailto:Asha@example.com`, `ATTENDEE;PARTSTAT=${ravi}:mailto:ravi@example.com`), time); // prettier-ignore
  expect(answers('DECLINED', 'ACCEPTED')).toEqual(regular.slice(0, 1));
  expect(answers('ACCEPTED', 'DECLINED')).toEqual(regular);
  expect(answers('NEEDS-ACTION', 'ACCEPTED')).toEqual(regular);
});
