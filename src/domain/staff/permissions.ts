/** Who in the agency may do what, as one table that server and back office both read. */

export const roles = ['owner', 'admin', 'sales', 'support', 'content', 'accounts', 'readonly'] as const;
export type Role = (typeof roles)[number];

export const permissions = {
  'today:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'leads:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'leads:edit': ['owner', 'sales'],
  'leads:export': ['owner', 'sales'],
  'customers:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'customers:edit': ['owner', 'sales', 'support'],
  'help-requests:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'help-requests:edit': ['owner', 'sales', 'support'],
  'payments:read': ['owner', 'support', 'accounts', 'readonly'],
  'payments:check': ['owner', 'accounts'],
  'payments:refund': ['owner', 'accounts'],
  'bookings:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'bookings:edit': ['owner', 'sales', 'support'],
  'bookings:configure': ['owner', 'sales'],
  'quotations:read': ['owner', 'sales', 'support', 'accounts', 'readonly'],
  'quotations:edit': ['owner', 'sales'],
  'services:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'services:edit': ['owner', 'content'],
  'posts:read': ['owner', 'content', 'readonly'],
  'posts:edit': ['owner', 'content'],
  'comments:read': ['owner', 'support', 'content', 'readonly'],
  'comments:edit': ['owner', 'support', 'content'],
  'subscribers:read': ['owner', 'content'],
  'subscribers:edit': ['owner', 'content'],
  'subscribers:export': ['owner', 'content'],
  'statistics:read': ['owner', 'sales', 'content', 'readonly'],
  'settings:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'settings:edit': ['owner', 'content'],
  'media:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'media:edit': ['owner', 'content'],
  'galleries:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'galleries:edit': ['owner', 'content'],
  'texts:read': ['owner', 'sales', 'support', 'content', 'accounts', 'readonly'],
  'texts:edit': ['owner', 'content'],
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
  'jobs:read': ['owner', 'readonly'],
  'jobs:retry': ['owner'],
  'audit:read': ['owner', 'readonly'],
} satisfies Record<string, Role[]>;
export type Permission = keyof typeof permissions;

/** An administrator may do whatever an owner may, except to the owners. */
export const roleMay = (role: Role, permission: Permission) =>
  role === 'admin' ? permission !== 'owners:edit' : (permissions[permission] as Role[]).includes(role);
