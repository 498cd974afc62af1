import { expect, test } from 'vitest';
import { formatTime } from '#kit/india/india-date.ts';
import { i18nIn } from '#kit/i18n/i18n.server.ts';
import { createI18n } from '#kit/i18n/i18n.ts';
import { momentOf } from '#kit/site/india-time.ts';
import { openingLines } from './opening-hours.ts';

const english = createI18n('en');

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

test('in Hindi and Marathi a clock time is said with its part of the day, nowhere with am and pm', () => {
  const hours = [{ day: 'Sunday' as const, startTime: '11:00', endTime: '19:30' }];
  expect(openingLines(hours, i18nIn('hi'))).toEqual(['रविवार, सुबह 11 से शाम 7:30 बजे तक']);
  expect(openingLines(hours, i18nIn('mr'))).toEqual(['रविवार, सकाळी 11 ते संध्याकाळी 7:30']);
  const at = '2026-11-24T09:30:00Z';
  expect(momentOf(at, 'hi')).toMatch(/2026, दोपहर 3:00$/);
  expect(momentOf(at, 'mr')).toMatch(/2026, दुपारी 3:00$/);
  const clocks = ['00:05', '04:00', '12:00', '16:00', '20:00'].map((time) => formatTime(time, 'mr'));
  expect(clocks).toEqual(['रात्री 12:05', 'सकाळी 4:00', 'दुपारी 12:00', 'संध्याकाळी 4:00', 'रात्री 8:00']);
});
