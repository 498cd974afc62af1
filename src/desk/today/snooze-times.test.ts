import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

const at = (moment: string) => snoozeTimes(new Date(`${moment}+05:30`)).map(({ at }) => at);

test('something can be put off to this evening, tomorrow and Monday, in India and never to a time that is over', () => {
  const [evening, tomorrow, monday] = [
    '2026-11-18T12:30:00.000Z',
    '2026-11-19T03:30:00.000Z',
    '2026-11-23T03:30:00.000Z',
  ];
  expect(at('2026-11-18T10:00:00')).toEqual([evening, tomorrow, monday]);
  expect(at('2026-11-18T18:00:00')).toEqual([tomorrow, monday]);
  // On a Sunday tomorrow is Monday; on a Monday the next one is meant.
  expect(at('2026-11-22T20:00:00')).toEqual([monday]);
  expect(at('2026-11-23T20:00:00')).toEqual(['2026-11-24T03:30:00.000Z', '2026-11-30T03:30:00.000Z']);
});
