/** What can happen to an account. */
export const customerEventKinds = [
  'signed-up',
  'signed-in',
  'signed-out',
  'session-ended',
  'refresh-reused',
  'password-changed',
  'google-linked',
  'profile-changed',
  'photo-changed',
  'email-changed',
  'email-undone',
  'data-exported',
  'deletion-asked',
  'deletion-undone',
  'erased',
  'blocked',
  'unblocked',
  'merged',
  'merge-undone',
] as const;
export type CustomerEventKind = (typeof customerEventKinds)[number];
