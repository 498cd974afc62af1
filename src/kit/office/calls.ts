import { callPath } from '#kit/path-of.ts';
import type { Identifier } from 'react-admin';
import { request } from './http.ts';
import type { Me } from './me.ts';
import { currentMe, sessionEnded, signedIn, signedOut } from './session.ts';

/** What staff do whatever they work on; each noun has calls of its own beside its screens. */
export const calls = {
  /** Goes on where this browser is signed in, from another of its windows perhaps; not as somebody else than who sits here. */
  async resume() {
    const me = await request<Me>('/session', { signingIn: true });
    if ((currentMe() ?? me).id === me.id) signedIn(me);
  },
  /** Asks for the sign-in unless this browser is signed in as who sits here, who may do by now what is said of them now. */
  async stay() {
    const before = currentMe();
    const me = await request<Me>('/session');
    if (me.id === before?.id) signedIn(me);
    else await sessionEnded();
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
