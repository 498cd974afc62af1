import { defineResource } from '#kit/office/resource.ts';

export const dealChances = defineResource({ name: 'deal-chances', one: 'only one' });

export const dealForecast = defineResource({ name: 'deal-forecast', permission: 'leads', one: 'only one' });

export const salesTargets = defineResource({ name: 'sales-targets', permission: 'leads', one: 'only one' });

export const targetProgress = defineResource({
  name: 'target-progress',
  permission: 'leads',
  one: 'only one',
});
