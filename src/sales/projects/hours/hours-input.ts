import { z } from 'zod';
import { stepCount } from '../project.ts';

/** Time that whoever notes it has worked: at most a day at once. Days are India's. */
export const HoursInput = z.strictObject({
  step: z.number().int().min(1).max(stepCount),
  minutes: z
    .number(/*staff*/ 'Enter a number of minutes')
    .int(/*staff*/ 'Enter whole minutes')
    .min(1, /*staff*/ 'At least 1')
    .max(1_440, /*staff*/ 'At most a day at once'),
  workedOn: z.iso.date(/*staff*/ 'Enter a day'),
  note: z
    .string()
    .trim()
    .min(1, /*staff*/ 'Enter what it was for')
    .max(200, /*staff*/ 'Use at most 200 characters'),
});
export type HoursInput = z.infer<typeof HoursInput>;

/** Time as it was noted. */
export type Hours = HoursInput & { id: string; staffName: string };

/** `2 h 05 min`, `40 min` */
export const formatMinutes = (minutes: number): string => {
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
};
