import type { Schedule, WeeklySlot } from './onboarding.ts';
import { weekdays } from '#kit/india/weekdays.ts';

/** What a slot is chosen for. `age` is null for who does not tell it: then age decides nothing. */
export type SlotCriteria = { service: string; level: string; age: number | null };

/**
 * The slots of all schedules that fit service, level and age, in the order of the week, each once. A schedule that
 * names no level or no age range is for everybody. R-105
 */
export function matchSlots(schedules: Schedule[], { service, level, age }: SlotCriteria): WeeklySlot[] {
  const fitting = schedules.filter(
    ({ serviceName, levels, ageGroups }) =>
      serviceName === service &&
      (levels.length === 0 || levels.includes(level)) &&
      (age === null || ageGroups.length === 0 || ageGroups.some((range) => isWithin(age, range))),
  );
  const slots = new Map(
    fitting.flatMap(({ frequency }) => frequency).map((slot) => [slotKey(slot), slot] as const),
  );
  return [...slots.values()].toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.startTime.localeCompare(b.startTime),
  );
}

export const slotKey = ({ day, startTime, endTime }: WeeklySlot) => `${day} ${startTime}-${endTime}`;

function isWithin(age: number, range: string): boolean {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return from <= age && age <= to;
}
