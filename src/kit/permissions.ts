/** Who in the agency may do what, as one table that server and back office both read. */

export const roles = ['owner', 'admin', 'sales', 'support', 'content', 'accounts', 'readonly'] as const;
export type Role = (typeof roles)[number];

export const permissions = {
  'today:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'dashboard:read': ['owner', 'sales', 'accounts', 'readonly'],
  'search:use': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'leads:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'leads:edit': ['owner', 'sales'],
  'leads:export': ['owner', 'sales'],
  'leads:import': ['owner', 'sales'],
  'lead-tags:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  /** Making, renaming, merging and forgetting tags, on everybody's leads. Giving them to a lead is leads:edit. */
  'lead-tags:edit': ['owner', 'sales'],
  /** What keeps enquiries apart, with the addresses and numbers of whoever sent them. */
  'block-rules:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'block-rules:edit': ['owner', 'sales'],
  'lead-templates:read': ['owner', 'sales', 'support', 'readonly'],
  'lead-templates:edit': ['owner', 'sales'],
  'lead-rules:read': ['owner', 'sales', 'support', 'readonly'],
  'lead-rules:edit': ['owner'],
  /** Where leads are left elsewhere, with the keys that they are believed by. */
  'outside-sources:read': ['owner'],
  'outside-sources:edit': ['owner'],
  /** What advertising networks are told of leads, and by which keys. */
  'conversions:read': ['owner'],
  'conversions:edit': ['owner'],
  'customers:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'customers:export': ['owner', 'sales'],
  'customers:edit': ['owner', 'sales', 'support'],
  'help-requests:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'help-requests:edit': ['owner', 'sales', 'support'],
  'grievances:read': ['owner', 'support'],
  'grievances:edit': ['owner', 'support'],
  /** How long what is kept, why, and what went wrong with it. */
  'privacy:read': ['owner'],
  'privacy:edit': ['owner'],
  'payments:read': ['owner', 'support', 'accounts', 'readonly'],
  'payments:export': ['owner', 'accounts'],
  'payments:check': ['owner', 'accounts'],
  'payments:refund': ['owner', 'accounts'],
  'payments:record': ['owner', 'accounts'],
  'invoices:read': ['owner', 'support', 'accounts', 'readonly'],
  /** Drafts, issuing them, and notes on what was issued. */
  'invoices:edit': ['owner', 'accounts'],
  'invoices:send': ['owner', 'support', 'accounts'],
  'invoices:export': ['owner', 'accounts'],
  'buyers:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'buyers:edit': ['owner', 'sales', 'accounts'],
  'receivables:read': ['owner', 'support', 'accounts', 'readonly'],
  'receivables:edit': ['owner', 'accounts'],
  'receivables:write-off': ['owner', 'accounts'],
  'payment-links:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  /** Sending and revoking them, those of invoices included. A free amount makes an invoice: that needs invoices:edit. */
  'payment-links:edit': ['owner', 'sales', 'accounts'],
  /** What the bank shows, of everybody. */
  'bank-transactions:read': ['owner', 'accounts'],
  'bank-transactions:edit': ['owner', 'accounts'],
  'renewals:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'refund-requests:read': ['owner', 'support', 'accounts', 'readonly'],
  'bookings:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'bookings:edit': ['owner', 'sales', 'support'],
  'bookings:export': ['owner', 'sales'],
  'bookings:configure': ['owner', 'sales'],
  'quotations:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'quotations:export': ['owner', 'sales', 'accounts'],
  'quotations:edit': ['owner', 'sales'],
  /** What was sold and is being made: its steps, files, approvals and handover. */
  'projects:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'projects:edit': ['owner', 'sales', 'support'],
  /** Saying who owns what was made. */
  'projects:certify': ['owner', 'accounts'],
  'services:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'services:edit': ['owner', 'content'],
  'posts:read': ['owner', 'content', 'readonly'],
  'posts:edit': ['owner', 'content'],
  'comments:read': ['owner', 'support', 'content', 'readonly'],
  'comments:edit': ['owner', 'support', 'content'],
  /** What people asked in the chat and the site could not answer. An answer's draft needs services:edit as well. */
  'unanswered-questions:read': ['owner', 'sales', 'support', 'content', 'readonly'],
  'unanswered-questions:edit': ['owner', 'content'],
  'subscribers:read': ['owner', 'content'],
  'subscribers:edit': ['owner', 'content'],
  'subscribers:export': ['owner', 'content'],
  'statistics:read': ['owner', 'sales', 'content', 'readonly'],
  /** What campaigns cost and brought, money included. */
  'advertising:read': ['owner', 'accounts', 'readonly'],
  'advertising:edit': ['owner', 'accounts'],
  /** By which keys costs are fetched from the platforms. */
  'ad-accounts:edit': ['owner'],
  'settings:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'settings:edit': ['owner', 'content'],
  'media:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'media:edit': ['owner', 'content'],
  'galleries:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'galleries:edit': ['owner', 'content'],
  'cases:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'cases:edit': ['owner', 'content'],
  'texts:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'texts:edit': ['owner', 'content'],
  'translations:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'translations:edit': ['owner', 'content'],
  'offer:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'offer:edit': ['owner', 'content'],
  'benefits:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'benefits:edit': ['owner', 'content'],
  'gst-rates:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'gst-rates:edit': ['owner', 'accounts'],
  'carts:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'pricing:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'pricing:edit': ['owner', 'accounts'],
  'admissions:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'admissions:edit': ['owner', 'sales'],
  'redirects:read': ['owner', 'content', 'readonly'],
  'redirects:edit': ['owner', 'content'],
  'staff:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'staff:edit': ['owner'],
  /** Letting owners in and shutting them out. */
  'owners:edit': ['owner'],
  'messages:read': ['owner', 'sales', 'support', 'readonly'],
  'messages:retry': ['owner', 'sales', 'support'],
  /** Mails that came in: reading them, and saying whose they are. */
  'incoming-mails:read': ['owner', 'sales', 'support', 'readonly'],
  'incoming-mails:edit': ['owner', 'sales', 'support'],
  /** What is known of a number on WhatsApp, and noting that somebody agreed to be written to there. */
  'whatsapp:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'whatsapp:edit': ['owner', 'sales', 'support', 'accounts'],
  'jobs:read': ['owner', 'readonly'],
  'jobs:retry': ['owner'],
  'first-steps:read': ['owner'],
  'first-steps:edit': ['owner'],
  'content-file:use': ['owner'],
  'operations:read': ['owner'],
  'operations:test': ['owner'],
  /** Who carries mails, SMS, WhatsApp and payments, and which model is asked. */
  'server-settings:read': ['owner'],
  'server-settings:edit': ['owner'],
  'backups:read': ['owner'],
  'backups:make': ['owner'],
  /** Downloading one, and having it restored. */
  'backups:take': ['owner'],
  'webhooks:read': ['owner'],
  'webhooks:edit': ['owner'],
  /** Telling once more what was told. */
  'webhooks:resend': ['owner'],
  /** What programs may ask with: a key lets in, so it is made by who lets people in. */
  'api-tokens:read': ['owner'],
  'api-tokens:edit': ['owner'],
  /** Being asked by an assistant: a token with it works at `/staff/mcp` alone. */
  'assistants:use': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  /** What assistants would like done. Doing it needs the permission for that as well. */
  'proposals:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'proposals:decide': ['owner', 'sales', 'support', 'content', 'accounts'],
  'audit:read': ['owner', 'readonly'],
  'audit:export': ['owner'],
} satisfies Record<string, Role[]>;
export type Permission = keyof typeof permissions;

/** An administrator may do whatever an owner may, except to the owners. */
export const roleMay = (role: Role, permission: Permission) =>
  role === 'admin' ? permission !== 'owners:edit' : (permissions[permission] as Role[]).includes(role);

/** In these roles somebody can be kept to their own leads: who else works on leads runs the office. */
export const canHaveOwnLeadsOnly = (role: Role): boolean => role === 'sales';

/**
 * What is left to whoever sees their own leads only (docs/decisions/116): these, what hangs directly on them, and what is
 * sold. Named one by one, so that a permission that comes later shows them nobody else's people by itself.
 */
export const withOwnLeadsOnly: ReadonlySet<Permission> = new Set<Permission>([
  'today:read',
  'dashboard:read',
  'search:use',
  'leads:read',
  'leads:edit',
  'leads:export',
  'lead-tags:read',
  'lead-templates:read',
  'lead-rules:read',
  'bookings:read',
  'bookings:edit',
  'bookings:export',
  'quotations:read',
  'quotations:edit',
  'quotations:export',
  'whatsapp:read',
  'whatsapp:edit',
  'services:read',
  'settings:read',
  'media:read',
  'galleries:read',
  'cases:read',
  'texts:read',
  'translations:read',
  'offer:read',
  'benefits:read',
  'gst-rates:read',
  'pricing:read',
  'staff:read',
]);

/** What is never lent to a program: people, keys, whole copies, and saying yes to what a program would like done. */
const personal = new Set<Permission>([
  'staff:edit',
  'owners:edit',
  'api-tokens:read',
  'api-tokens:edit',
  'webhooks:edit',
  'ad-accounts:edit',
  'server-settings:read',
  'server-settings:edit',
  'backups:make',
  'backups:take',
  'content-file:use',
  'first-steps:edit',
  'operations:test',
  'proposals:decide',
]);

/** What a token can be lent. */
export const lendable = (Object.keys(permissions) as Permission[]).filter(
  (permission) => !personal.has(permission),
);
