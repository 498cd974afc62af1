import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import type { NewLead, NewTouch } from '../new-lead.ts';
import type { Person } from './answers.ts';

/** Who was found for a number. */
export type PersonFound = z.infer<typeof Person>;

export const handCalls = {
  find: (phone: string, signal: AbortSignal) =>
    request<PersonFound>(`/lead-people?${new URLSearchParams({ phone })}`, { signal }),
  add: (lead: z.input<typeof NewLead>) => request<{ id: string }>('/leads', { method: 'POST', body: lead }),
  /** Lays a message that was nobody's on the lead that was made of it. */
  place: (mailId: string, id: string) =>
    request<null>(callPath`/incoming-mails/${mailId}/place`, { method: 'POST', body: { kind: 'lead', id } }),
  touch: (leadId: string, touch: NewTouch) =>
    request<null>(callPath`/leads/${leadId}/touches`, { method: 'POST', body: touch }),
};
