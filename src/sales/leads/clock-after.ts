import type { RunningClock } from './clock/lead-clock.ts';
import type { LeadStatus } from './lead.ts';
import { dueOf } from './initialize-leads.ts';
import type { LockedLead } from './write-changes.ts';

type ClockChange = Partial<Pick<LockedLead, 'dueAt' | 'firstContactAt' | 'clockNextAt'>>;

/**
 * What another status does to the clock. Whoever moves a lead on has been in touch; junk needs no answer; a lead that was
 * taken for a robot's begins to wait now.
 * @param clock only needed on the way back to “New”
 */
export function clockAfter(
  lead: LockedLead,
  to: LeadStatus,
  now: Date,
  clock: RunningClock | null,
): ClockChange {
  if (lead.firstContactAt) return {};
  if (to === 'junk' || to === 'suspected') return { clockNextAt: null };
  if (to !== 'new') return { firstContactAt: now, clockNextAt: null };
  const dueAt = clock && dueOf(clock, lead, now);
  return { dueAt, clockNextAt: dueAt };
}

/** The clock of a lead whose last status is taken back. @param wasContact that change had stopped the clock */
export function clockBefore(lead: LockedLead, back: LeadStatus, wasContact: boolean): ClockChange {
  if (lead.firstContactAt && !wasContact) return {};
  return {
    ...(wasContact && { firstContactAt: null }),
    clockNextAt: back === 'new' ? lead.dueAt : null,
  };
}
