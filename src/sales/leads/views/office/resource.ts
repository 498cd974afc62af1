import { defineResource } from '#kit/office/resource.ts';

export const leadViews = defineResource({
  name: 'lead-views',
  permission: 'leads',
  list: 'whole',
});
