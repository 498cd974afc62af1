import { z } from 'zod';
import { OpenHours } from '#kit/india/open-hours.ts';

export const serviceStatuses = ['Active', 'Inactive'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** A service as staff edit it. A weekday may have several spans of hours. */
export const ServiceInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(80),
  description: z.string().trim().max(400),
  openHours: z.array(OpenHours).max(14),
  status: z.enum(serviceStatuses),
});
export type ServiceInput = z.infer<typeof ServiceInput>;

/** A service that a visitor can choose in a form, as pages show it. */
export type ServiceChoice = {
  name: string;
  formerNames: string[];
  description: string;
  openHours: OpenHours[];
};
