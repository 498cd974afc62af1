import { defineResource } from '#kit/office/resource.ts';

export const dealChances = defineResource({ name: 'deal-chances', one: 'only one' });

export const dealForecast = defineResource({ name: 'deal-forecast', permission: 'leads', one: 'only one' });
