import { z } from 'zod';
import { weekdays } from './weekdays.ts';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*staff*/ 'Use a time like 11:00');

/** Opening hours of one weekday, Indian time, 24-hour clock. A weekday without an entry is closed. */
export const OpenHours = z
  .object({ day: z.enum(weekdays), startTime: Clock, endTime: Clock })
  .refine((h) => h.startTime < h.endTime, {
    message: /*staff*/ 'Closing time must be after opening time',
    path: ['endTime'],
  });
export type OpenHours = z.infer<typeof OpenHours>;
