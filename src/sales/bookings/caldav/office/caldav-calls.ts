import type { z } from 'zod';
import type { Chosen, Login } from '../accounts.ts';
import { request } from '#kit/office/http.ts';

export type Owner = 'own' | 'agency';
export type FoundCalendar = { url: string; name: string };

const at = (owner: Owner) => (owner === 'own' ? '/own-calendar' : '/agency-calendar');

/** What is done with a calendar that follows. */
export const caldavCalls = {
  find: (login: z.input<typeof Login>) =>
    request<FoundCalendar[]>('/calendars-found', { method: 'POST', body: login }),
  connect: (owner: Owner, chosen: z.input<typeof Chosen>) =>
    request(at(owner), { method: 'POST', body: chosen }),
  disconnect: (owner: Owner) => request(at(owner), { method: 'DELETE' }),
  sync: (owner: Owner) => request(`${at(owner)}/sync`, { method: 'POST' }),
};
