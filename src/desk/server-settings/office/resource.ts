import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { callPath } from '#kit/path-of.ts';

/** Shown on the page Going live. */
export const serverSettings = defineResource({ name: 'server-settings', one: 'only one' });

/** Messages that try a carrier. */
export const carrierTrials = defineResource({
  name: 'server-settings/trials',
  permission: 'server-settings',
  one: (params) => request<object>(callPath`/server-settings/trials/${params.id}`, { signal: params.signal }),
});
