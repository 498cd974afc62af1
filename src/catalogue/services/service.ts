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

/** Whether a service is called so, or was. Letters count alike, for addresses are typed and shared. */
export const bearsName = (
  { name, formerNames }: Pick<ServiceChoice, 'name' | 'formerNames'>,
  asked: string,
) => [name, ...formerNames].some((one) => one.toLowerCase() === asked.toLowerCase());
