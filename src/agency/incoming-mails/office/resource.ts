import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import type { UnreachableRecord } from './unreachable-note.tsx';

/** What is known against an address, by the address. */
export const unreachableAddresses = defineResource({
  name: 'unreachable-addresses',
  permission: 'customers',
  one: async ({ id, signal }) => {
    const query = new URLSearchParams({ address: String(id) });
    const found = await request<Omit<UnreachableRecord, 'id'>>(`/unreachable-addresses?${query}`, { signal });
    return { ...found, id };
  },
});
