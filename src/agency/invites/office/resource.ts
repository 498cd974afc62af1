import { defineResource } from '#kit/office/resource.ts';

export const staffInvites = defineResource({
  name: 'staff-invites',
  list: 'whole',
});
