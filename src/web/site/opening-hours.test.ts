import { expect, test } from 'vitest';
import { createWords } from '#words/words.ts';
import { openingLines } from './opening-hours.ts';

const english = createWords('en');

test('hours read as a shopkeeper would say them', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  const office = week.map((day) => ({ day, startTime: '11:00', endTime: '19:00' }));
  expect(
    openingLines([...office, { day: 'Saturday', startTime: '10:30', endTime: '14:00' }], english),
  ).toEqual(['Monday to Friday, 11 am to 7 pm', 'Saturday, 10:30 am to 2 pm']);
  expect(
    openingLines(
      [
        { day: 'Sunday', startTime: '15:00', endTime: '18:00' },
        { day: 'Sunday', startTime: '09:00', endTime: '12:00' },
      ],
      english,
    ),
  ).toEqual(['Sunday, 9 am to 12 pm and 3 pm to 6 pm']);
  expect(openingLines([], english)).toEqual([]);
});
