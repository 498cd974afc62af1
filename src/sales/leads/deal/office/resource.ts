import { defineResource } from '#kit/office/resource.ts';

export const dealChances = defineResource({ name: 'deal-chances', one: 'only one' });
