import { useSyncExternalStore } from 'react';
import type { Permission } from '#kit/permissions.ts';
import type { Me } from './me.ts';

/**
 * Who sits here. `ended`: the server forgot us while the office was open; what is on the screen waits behind the
 * sign-in, and continues when the same person returns.
 */
type Session = { state: 'unknown' | 'signed-out'; me: null } | { state: 'signed-in' | 'ended'; me: Me };

let session: Session = { state: 'unknown', me: null };
const watchers = new Set<() => void>();
let waiting: ((me: Me) => void)[] = [];

function become(next: Session) {
  session = next;
  for (const notify of watchers) notify();
}

export function signedIn(me: Me) {
  become({ state: 'signed-in', me });
  const released = waiting;
  waiting = [];
  for (const resolve of released) resolve(me);
}

export const signedOut = () => become({ state: 'signed-out', me: null });

/** Shows the sign-in above what is open. @returns whoever signs in next */
export function sessionEnded(): Promise<Me> {
  if (session.me) become({ state: 'ended', me: session.me });
  return new Promise((resolve) => waiting.push(resolve));
}

export const currentMe = () => session.me;
export const mayI = (permission: Permission) => session.me?.permissions.includes(permission) ?? false;

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};
export const useSession = () => useSyncExternalStore(watch, () => session);

/** Whether whoever sits here sees their own leads only. */
export const useOwnLeadsOnly = () => useSession().me?.ownLeadsOnly ?? false;

/** Whether whoever sits here may do this; the server asks again. */
export const useMay = (permission: Permission) => useSession().me?.permissions.includes(permission) ?? false;
