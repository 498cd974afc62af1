import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { callPath } from '#kit/path-of.ts';

/** Of a project, by its id: what stands between it and a certificate, and those that were issued. */
export const ownerships = defineResource({
  name: 'ownerships',
  permission: 'projects',
  one: ({ id, signal }) => request<object>(callPath`/projects/${String(id)}/certificates`, { signal }),
});
