import type { Permission } from '#kit/permissions.ts';

/** What assistants can be lent, and what that comes to in what they are able to ask for. */
export const scopeWords = {
  'leads:read': /*i18n*/ 'Read leads: who asked for what, with their numbers',
  'leads:edit': /*i18n*/ 'Note tasks about leads, and propose mails to them',
  'customers:read': /*i18n*/ 'Read customers',
  'help-requests:read': /*i18n*/ 'Read calls for help',
  'help-requests:edit': /*i18n*/ 'Propose answers to calls for help',
  'quotations:read': /*i18n*/ 'Read quotations',
  'quotations:edit': /*i18n*/ 'Draft quotations, and propose to send or delete them',
  'posts:read': /*i18n*/ 'Read posts of the blog, drafts too',
  'posts:edit': /*i18n*/ 'Begin posts of the blog, and propose to change, publish or delete them',
  'translations:read': /*i18n*/ 'Read the texts of the site in all languages',
  'translations:edit': /*i18n*/ 'Propose translations of the site',
  'bookings:read': /*i18n*/ 'See which times are free for consultations',
  'bookings:edit': /*i18n*/ 'Propose to book consultations',
  'payments:refund': /*i18n*/ 'Propose to give money back',
} satisfies Partial<Record<Permission, string>>;
export type Scope = keyof typeof scopeWords;

/** By their names in OAuth, which are those of our permissions. `assistants:use` goes with each connection. */
export const scopes = Object.keys(scopeWords) as Scope[];
