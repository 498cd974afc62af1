import type { LeadClock } from '#domain/lead-clock/lead-clock.ts';
import { ask } from '../http.ts';

export const ruleCalls = {
  saveClock: (clock: LeadClock) => ask<LeadClock>('/lead-clock', { method: 'PUT', body: clock }),
  setDuty: (staffId: string, offDuty: boolean) =>
    ask<null>(`/staff/${staffId}/duty`, { method: 'PUT', body: { offDuty } }),
};
