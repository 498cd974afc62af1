import { callPath } from '#kit/path-of.ts';
import type { RaRecord } from 'react-admin';
import { request } from '#kit/office/http.ts';
import { whole } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';

/** Leads that may be of the same person. */
export const leadDuplicates = defineResource({
  name: 'lead-duplicates',
  permission: 'leads',
  list: async ({ filter, signal }) =>
    whole(await request<RaRecord[]>(callPath`/leads/${String(filter?.leadId)}/duplicates`, { signal })),
});
