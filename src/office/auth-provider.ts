import type { AuthProvider } from 'react-admin';
import { permissions, type Permission } from '#kit/permissions.ts';
import { calls } from '#kit/office/calls.ts';
import { currentMe, mayI } from '#kit/office/session.ts';

/** What react-admin calls an action, in the words of our permissions. */
const actions: Record<string, string> = {
  list: 'read',
  show: 'read',
  edit: 'edit',
  create: 'edit',
  delete: 'edit',
};
/** Resources whose permissions have another name. */
const nouns: Record<string, string> = {
  queues: 'jobs',
  'server-errors': 'operations',
  'webhook-deliveries': 'webhooks',
  'booking-settings': 'bookings',
  'calendar-feed': 'bookings',
  letters: 'subscribers',
  'quotation-templates': 'quotations',
  'lead-sources': 'leads',
  'lead-counts': 'leads',
  'lead-tasks': 'leads',
  'lead-views': 'leads',
  'lead-duplicates': 'leads',
  policies: 'texts',
  'lost-addresses': 'redirects',
  reconciliations: 'payments',
  about: 'texts',
  plans: 'offer',
  pickers: 'offer',
  'pricing-plans': 'pricing',
  coupons: 'pricing',
  'class-levels': 'pricing',
  'class-schedules': 'pricing',
  home: 'texts',
  'service-pages': 'services',
  'real-estate-features': 'services',
};

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
    const permission = `${nouns[resource] ?? resource}:${actions[action] ?? action}`;
    return Promise.resolve(isPermission(permission) && mayI(permission));
  },
};
