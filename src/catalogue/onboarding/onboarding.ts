import { z } from 'zod';
import { OpenHours } from '#kit/india/open-hours.ts';

/** A span on a weekday, Indian time. */
export const WeeklySlot = OpenHours;
export type WeeklySlot = OpenHours;

/** A slot that somebody chose, with the service whose session it is. */
export type ChosenSlot = WeeklySlot & { center: string };

export const LevelName = z.string().trim().min(1, /*staff*/ 'Enter a level').max(40);

/** Years from–to, both included: `18 - 99`. */
export const AgeGroup = z
  .string()
  .trim()
  .regex(/^\d{1,3}\s*-\s*\d{1,3}$/, /*staff*/ 'Use a range like 18 - 99')
  .refine((range) => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return from <= to;
  }, /*staff*/ 'The first age must not be above the second');

/** When onboarding sessions of a service take place, for whom. */
export type Schedule = {
  id: string;
  serviceName: string;
  levels: string[];
  ageGroups: string[];
  frequency: WeeklySlot[];
};
