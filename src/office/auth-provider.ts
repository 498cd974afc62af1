import type { AuthProvider } from 'react-admin';
import { permissions, type Permission } from '#kit/permissions.ts';
import { calls } from '#kit/office/calls.ts';
import { currentMe, mayI } from '#kit/office/session.ts';
import { resources } from './resources.ts';

/** What react-admin calls an action, in the words of our permissions. */
const actions: Record<string, string> = {
  list: 'read',
  show: 'read',
  edit: 'edit',
  create: 'edit',
  delete: 'edit',
};
const nouns = new Map(resources.map(({ name, permission }) => [name, permission]));

const isPermission = (name: string): name is Permission => name in permissions;

/** The office is only drawn for somebody who is signed in (main.tsx), so this answers from what is known already. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    if (currentMe()) await calls.signOut();
    return false;
  },
  checkAuth: () => (currentMe() ? Promise.resolve() : Promise.reject(new Error('Please sign in.'))),
  // An ended session is handled where calls are made: the call waits for the sign-in.
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const me = currentMe();
    return Promise.resolve({ id: me?.id ?? '', fullName: me?.name ?? '' });
  },
  getPermissions: () => Promise.resolve(currentMe()?.permissions ?? []),
  canAccess: ({ action, resource }) => {
    const permission = `${nouns.get(resource) ?? resource}:${actions[action] ?? action}`;
    return Promise.resolve(isPermission(permission) && mayI(permission));
  },
};
