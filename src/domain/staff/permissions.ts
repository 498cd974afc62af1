/** Who in the agency may do what, as one table that server and back office both read. */

export const roles = ['owner', 'sales', 'content', 'accounts', 'readonly'] as const;
export type Role = (typeof roles)[number];

export const permissions = {
  'leads:read': ['owner', 'sales', 'accounts', 'readonly'],
  'leads:edit': ['owner', 'sales'],
  'leads:export': ['owner', 'sales'],
  'customers:read': ['owner', 'sales', 'accounts', 'readonly'],
  'customers:edit': ['owner', 'sales'],
  'help-requests:read': ['owner', 'sales', 'accounts', 'readonly'],
  'help-requests:edit': ['owner', 'sales'],
  'bookings:read': ['owner', 'sales', 'accounts', 'readonly'],
  'bookings:edit': ['owner', 'sales'],
  'bookings:configure': ['owner', 'sales'],
  'quotations:read': ['owner', 'sales', 'accounts', 'readonly'],
  'quotations:edit': ['owner', 'sales'],
  'services:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'services:edit': ['owner', 'content'],
  'posts:read': ['owner', 'content', 'readonly'],
  'posts:edit': ['owner', 'content'],
  'comments:read': ['owner', 'content', 'readonly'],
  'comments:edit': ['owner', 'content'],
  'subscribers:read': ['owner', 'content'],
  'subscribers:edit': ['owner', 'content'],
  'subscribers:export': ['owner', 'content'],
  'statistics:read': ['owner', 'sales', 'content', 'readonly'],
  'settings:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'settings:edit': ['owner', 'content'],
  'media:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'media:edit': ['owner', 'content'],
  'galleries:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'galleries:edit': ['owner', 'content'],
  'texts:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'texts:edit': ['owner', 'content'],
  'offer:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'offer:edit': ['owner', 'content'],
  'benefits:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'benefits:edit': ['owner', 'content'],
  'gst-rates:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'gst-rates:edit': ['owner', 'accounts'],
  'carts:read': ['owner', 'sales', 'accounts', 'readonly'],
  'redirects:read': ['owner', 'content', 'readonly'],
  'redirects:edit': ['owner', 'content'],
  'staff:read': ['owner', 'sales', 'content', 'accounts', 'readonly'],
  'staff:edit': ['owner'],
  'messages:read': ['owner', 'sales', 'readonly'],
  'messages:retry': ['owner', 'sales'],
  'jobs:read': ['owner', 'readonly'],
  'jobs:retry': ['owner'],
  'audit:read': ['owner', 'readonly'],
} satisfies Record<string, Role[]>;
export type Permission = keyof typeof permissions;

export const roleMay = (role: Role, permission: Permission) =>
  (permissions[permission] as Role[]).includes(role);
