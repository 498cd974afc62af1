import { callPath } from '#kit/path-of.ts';
import type { Role } from '#kit/permissions.ts';
import { request } from '#kit/office/http.ts';

/** What is done about invitations. */
export const staffCalls = {
  invite: (body: { email: string; role: Role; ownLeadsOnly: boolean }) =>
    request<{ id: string }>('/staff-invites', { method: 'POST', body }),
  resend: (id: string) => request<null>(callPath`/staff-invites/${id}/resend`, { method: 'POST' }),
  revoke: (id: string) => request<null>(callPath`/staff-invites/${id}`, { method: 'DELETE' }),
};
