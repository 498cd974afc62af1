import type { Role } from '#kit/permissions.ts';

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  sales: 'Sales',
  support: 'Support',
  content: 'Content',
  accounts: 'Accounts',
  readonly: 'Read only',
};

/** What each role is for, in one sentence. The table of permissions decides. */
export const roleDescriptions: Record<Role, string> = {
  owner: 'Everything, and the only one who may change or remove owners.',
  admin: 'Everything an owner may, except changing owners.',
  sales: 'Leads, customers, bookings, quotations, admissions, help requests, mailbox. Sees no payments.',
  support:
    'Answers help requests and comments, moves bookings, helps customers with their accounts. Sees leads, quotations and payments.',
  content:
    'Pages, services, blog, galleries, newsletter, site settings, statistics. Sees no leads or customers.',
  accounts: 'Payments, refunds, GST, plans and coupons. Sees leads, customers and quotations.',
  readonly: 'Sees nearly everything, changes nothing.',
};
