import { z } from 'zod';
import { leadStatuses } from '../lead.ts';
import type { OpenHours } from '#kit/india/open-hours.ts';
import type { OfficeTime } from '#sales/office-hours/office-time.ts';

const minutes = z.number().int();

/** How soon a new lead is to be answered, in minutes of office hours. */
export const LeadClock = z.strictObject({
  active: z.boolean(),
  targetMinutes: minutes.min(5, 'At least 5 minutes').max(2_400, 'At most 2,400 minutes'),
  /** So much later the owners hear of it. */
  escalateMinutes: minutes.min(5, 'At least 5 minutes').max(2_400, 'At most 2,400 minutes'),
  /** Whether the lead is then given to the next person of its rule. */
  reassign: z.boolean(),
});
export type LeadClock = z.infer<typeof LeadClock>;

export const usualClock: LeadClock = {
  active: true,
  targetMinutes: 60,
  escalateMinutes: 120,
  reassign: false,
};

/** The clock with the hours it runs in. A service with hours of its own is answered in these. */
export type RunningClock = LeadClock & {
  officeHours: OpenHours[];
  serviceHours: Record<string, OpenHours[]>;
  closed: string[];
};

/** What tells how a lead stands to its clock. */
export const WaitingLead = z.object({
  status: z.enum(leadStatuses),
  service: z.string(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  firstContactAt: z.iso.datetime().nullable(),
});
export type WaitingLead = z.infer<typeof WaitingLead>;

export const officeTimeOf = (clock: RunningClock, service: string): OfficeTime => ({
  hours: clock.serviceHours[service] ?? clock.officeHours,
  closed: clock.closed,
});
