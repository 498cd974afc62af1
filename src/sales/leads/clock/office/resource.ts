import { defineResource } from '#kit/office/resource.ts';

export const leadClock = defineResource({ name: 'lead-clock', one: 'only one' });
