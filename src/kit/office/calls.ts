import { callPath } from '#kit/path-of.ts';
import type { Identifier } from 'react-admin';
import { request } from './http.ts';
import type { Me } from './me.ts';
import { signedIn, signedOut } from './session.ts';

/** What staff do whatever they work on; each noun has calls of its own beside its screens. */
export const calls = {
  async resume() {
    signedIn(await request<Me>('/session'));
  },
  async signOut() {
    await request('/session', { method: 'DELETE' });
    signedOut();
  },
  changePassword: (current: string, next: string) =>
    request<null>('/session/password', { method: 'PUT', body: { current, next } }),
  reorder: (resource: string, ids: Identifier[]) =>
    request<null>(callPath`/${resource}/order`, { method: 'PUT', body: { ids } }),
};
