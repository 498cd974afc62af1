import { callPath } from '#kit/path-of.ts';
import type { Identifier } from 'react-admin';
import { ask } from './http.ts';
import type { Me } from './me.ts';
import { signedIn, signedOut } from './session.ts';

/** What staff do whatever they work on; each noun has calls of its own beside its screens. */
export const calls = {
  async resume() {
    signedIn(await ask<Me>('/session'));
  },
  async signOut() {
    await ask('/session', { method: 'DELETE' });
    signedOut();
  },
  changePassword: (current: string, next: string) =>
    ask<null>('/session/password', { method: 'PUT', body: { current, next } }),
  reorder: (resource: string, ids: Identifier[]) =>
    ask<null>(callPath`/${resource}/order`, { method: 'PUT', body: { ids } }),
};
