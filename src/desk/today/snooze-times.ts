import { addDays, dateInIndia, momentInIndia, weekdayIndex } from '#kit/india/india-date.ts';

/** The times to which something is put off with one click: office times in India that are still to come. */
export function snoozeTimes(now: Date): { label: string; at: string }[] {
  const today = dateInIndia(now);
  const tomorrow = addDays(today, 1);
  const monday = addDays(today, 7 - weekdayIndex(today));
  const evening = momentInIndia(today, '18:00');
  const time = (label: string, at: Date) => ({ label, at: at.toISOString() });
  return [
    ...(evening > now ? [time('This evening, 18:00', evening)] : []),
    time('Tomorrow, 9:00', momentInIndia(tomorrow, '09:00')),
    ...(monday === tomorrow ? [] : [time('Monday, 9:00', momentInIndia(monday, '09:00'))]),
  ];
}
