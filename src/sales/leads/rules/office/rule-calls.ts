import { callPath } from '#kit/path-of.ts';
import type { LeadClock } from '../../clock/lead-clock.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';

export const ruleCalls = {
  saveClock: (clock: LeadClock, { etag, ...base }: LeadClock & { etag: string }) =>
    save<LeadClock>('/lead-clock', { method: 'PUT', body: clock, etag, base }),
  setDuty: (staffId: string, offDuty: boolean) =>
    request<null>(callPath`/staff/${staffId}/duty`, { method: 'PUT', body: { offDuty } }),
};
