import { defineResource } from '#kit/office/resource.ts';

export const adAccounts = defineResource({
  name: 'ad-accounts',
  permission: 'advertising',
  list: 'whole',
});
