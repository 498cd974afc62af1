import { roles, type Role } from '#domain/staff/permissions.ts';

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  sales: 'Sales',
  content: 'Content',
  accounts: 'Accounts',
  readonly: 'Read only',
};

export const roleChoices = roles.map((id) => ({ id, name: roleLabels[id] }));

export const roleHelp =
  'Owner: everything. Sales: leads and mailbox. Content: services and site settings. Accounts: reads leads. Read only: sees, changes nothing.';
