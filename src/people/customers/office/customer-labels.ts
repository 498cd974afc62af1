import type { CustomerEventKind } from '../events/customer-event.ts';
import type { CustomerState } from '../customer-filter.ts';

export const stateLabels: Record<CustomerState, string> = {
  active: 'Active',
  blocked: 'Blocked',
  leaving: 'To be deleted',
  closed: 'Closed',
};

export const eventLabels: Record<CustomerEventKind, string> = {
  'signed-up': 'Signed up',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'session-ended': 'Sessions ended',
  'refresh-reused': 'A used token came again; that session ended',
  'password-changed': 'Password changed',
  'google-linked': 'Google account linked',
  'profile-changed': 'Profile changed',
  'photo-changed': 'Photo changed',
  'email-changed': 'E-mail changed',
  'email-undone': 'Change of e-mail undone from the old address; locked',
  'data-exported': 'Data downloaded',
  'deletion-asked': 'Asked to be deleted',
  'deletion-undone': 'Kept the account after all',
  erased: 'Erased',
  blocked: 'Blocked',
  unblocked: 'Let in again',
  merged: 'Another account was merged into this one',
  'merge-undone': 'The merge with another account was undone',
};
