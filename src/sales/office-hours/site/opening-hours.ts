import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withDayPart } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';
import type { OpenHours } from '#kit/india/open-hours.ts';

const weekdays: OpenHours['day'][] = [
  /*i18n*/ 'Monday',
  /*i18n*/ 'Tuesday',
  /*i18n*/ 'Wednesday',
  /*i18n*/ 'Thursday',
  /*i18n*/ 'Friday',
  /*i18n*/ 'Saturday',
  /*i18n*/ 'Sunday',
];

const clock = (time: string, language: Language) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 || 12;
  return withDayPart(hour, `${shown}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`, language);
};

/** Hours for people: neighbouring days with the same hours in one line, like "Monday to Saturday, 11 am to 7 pm". */
export function openingLines(hours: OpenHours[], i18n: I18n): string[] {
  const byDay = weekdays.map((day) => ({
    day,
    text: hours
      .filter((entry) => entry.day === day)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .map(({ startTime, endTime }) => {
        const language = i18n.locale as Language;
        const [opens, closes] = [clock(startTime, language), clock(endTime, language)];
        return i18n._(msg`${opens} to ${closes}`);
      })
      .join(` ${i18n._(msg`and`)} `),
  }));
  const runs: { first: string; last: string; text: string }[] = [];
  for (const { day, text } of byDay) {
    const run = runs.at(-1);
    if (run && run.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs
    .filter((run) => run.text)
    .map((run) => {
      const [first, last] = [i18n._(run.first), i18n._(run.last)];
      return `${first === last ? first : i18n._(msg`${first} to ${last}`)}, ${run.text}`;
    });
}
