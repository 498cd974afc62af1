import { defineResource } from '#kit/office/resource.ts';

/** Shown on the page Going live. */
export const serverSettings = defineResource({ name: 'server-settings', one: 'only one' });
