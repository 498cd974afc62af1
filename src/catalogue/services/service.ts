import { z } from 'zod';
import { weekdays } from '#kit/india/weekdays.ts';

export const serviceStatuses = ['Active', 'Inactive'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 11:00');

/** Opening hours of one weekday, Indian time, 24-hour clock. A weekday without an entry is closed. */
export const OpenHours = z
  .object({ day: z.enum(weekdays), startTime: Clock, endTime: Clock })
  .refine((h) => h.startTime < h.endTime, {
    message: 'Closing time must be after opening time',
    path: ['endTime'],
  });
export type OpenHours = z.infer<typeof OpenHours>;

/** A service as staff edit it. A weekday may have several spans of hours. */
export const ServiceInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(80),
  description: z.string().trim().max(400),
  openHours: z.array(OpenHours).max(14),
  status: z.enum(serviceStatuses),
});
export type ServiceInput = z.infer<typeof ServiceInput>;

/** A service that a visitor can choose in a form, as pages show it. */
export type ServiceChoice = { name: string; description: string; openHours: OpenHours[] };
