import type { OpenHours } from '#domain/services/service.ts';

const weekdays: OpenHours['day'][] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

const clock = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 || 12;
  return `${shown}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
};

/** Hours for people: neighbouring days with the same hours in one line, like "Monday to Saturday, 11 am to 7 pm". */
export function openingLines(hours: OpenHours[]): string[] {
  const byDay = weekdays.map((day) => ({
    day,
    text: hours
      .filter((entry) => entry.day === day)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .map((entry) => `${clock(entry.startTime)} to ${clock(entry.endTime)}`)
      .join(' and '),
  }));
  const runs: { first: string; last: string; text: string }[] = [];
  for (const { day, text } of byDay) {
    const run = runs.at(-1);
    if (run && run.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs
    .filter((run) => run.text)
    .map((run) => `${run.first === run.last ? run.first : `${run.first} to ${run.last}`}, ${run.text}`);
}
