import { officeTimeOf, type RunningClock, type WaitingLead } from '../lead-clock.ts';
import { officeMinutesBetween } from '#sales/office-hours/office-time.ts';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';

export type Response = { text: string; tone: 'calm' | 'soon' | 'late' | 'done' };

/** So few minutes of office hours before it is due a lead is marked. */
const soonMinutes = 15;

const length = (minutes: number) =>
  minutes < 60 ? `${Math.ceil(minutes)} min` : `${Math.round(minutes / 60)} h`;

/** How a lead stands to its clock, in office hours; null where no clock runs. */
export function responseLabel(lead: WaitingLead, clock: RunningClock, now: number): Response | null {
  if (!lead.dueAt) return null;
  const office = officeTimeOf(clock, lead.service);
  if (lead.firstContactAt) {
    const took = officeMinutesBetween(office, new Date(lead.createdAt), new Date(lead.firstContactAt));
    return { text: `answered after ${length(took)}`, tone: 'done' };
  }
  if (lead.status !== 'new') return null;
  const left = officeMinutesBetween(office, new Date(now), new Date(lead.dueAt));
  if (left < 0) return { text: `late by ${length(-left)}`, tone: 'late' };
  if (new Date(lead.dueAt).getTime() <= now) return { text: 'to be answered now', tone: 'late' };
  const text = left < 480 ? `answer within ${length(left)}` : `answer by ${inIndiaWithDay(lead.dueAt)}`;
  return { text, tone: left <= soonMinutes ? 'soon' : 'calm' };
}
