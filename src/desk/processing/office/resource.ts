import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';

/** Its table stands on the page of the retention. */
export const processing = defineResource({
  name: 'processing',
  permission: 'privacy',
  one: async () => ({ id: 'register', ...(await request<object>('/processing')) }),
});
