import type { OpenHours } from '#kit/india/open-hours.ts';
import { weekdays } from '#kit/india/weekdays.ts';

type Weekday = (typeof weekdays)[number];

/** The spans of one weekday, as one text: `10:00–19:00`, `10:00–13:00, 15:00–19:00` or `closed`. */
const dayInWords = (hours: OpenHours[], day: Weekday) =>
  hours
    .filter((span) => span.day === day)
    .map((span) => `${span.startTime}–${span.endTime}`)
    .join(', ') || 'closed';

/** `Mon–Fri 10:00–19:00; Sat 10:00–14:00`: neighbouring days with the same hours stand together. */
export function formatHours(hours: OpenHours[]): string {
  const groups: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const day of weekdays) {
    const text = dayInWords(hours, day);
    const group = groups.at(-1);
    if (group?.text === text) group.last = day;
    else groups.push({ first: day, last: day, text });
  }
  const open = groups.filter(({ text }) => text !== 'closed');
  if (open.length === 0) return 'No hours given';
  return open
    .map(
      ({ first, last, text }) =>
        `${first.slice(0, 3)}${first === last ? '' : `–${last.slice(0, 3)}`} ${text}`,
    )
    .join('; ');
}

/** Every day from Tuesday to `until` as Monday is. */
export function likeMonday(hours: OpenHours[], until: Weekday): OpenHours[] {
  const same = weekdays.slice(1, weekdays.indexOf(until) + 1);
  const monday = hours.filter((span) => span.day === 'Monday');
  const others = hours.filter((span) => span.day === 'Monday' || !same.includes(span.day));
  return inOrder([...others, ...same.flatMap((day) => monday.map((span) => ({ ...span, day })))]);
}

export const inOrder = (hours: OpenHours[]) =>
  hours.toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.startTime.localeCompare(b.startTime),
  );
