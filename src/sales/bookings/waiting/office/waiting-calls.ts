import type { Slot } from '../../booking.ts';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';

/** What staff do with a place on the list. */
export const waitingCalls = {
  offer: (id: string, slot: Slot) =>
    request(callPath`/waiting-list/${id}/offer`, { method: 'POST', body: slot }),
  remove: (id: string) => request(callPath`/waiting-list/${id}`, { method: 'DELETE' }),
};
