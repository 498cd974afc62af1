import type { RaRecord } from 'react-admin';
import { request } from '#kit/office/http.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { whole } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

/** The views of one list, which the filter names. Each is shown where it leads to: in its list. */
export const listViews = defineResource({
  name: 'list-views',
  // Its own screen only leads on, from where the audit names a view.
  permission: 'audit',
  list: async ({ filter, signal }) =>
    whole(await request<RaRecord[]>(`/list-views?${textOnly(filter ?? {})}`, { signal })),
  screens: { show: screen(() => import('./list-view-show.tsx'), 'ListViewShow') },
  audit: { 'list-view': 'show' },
});
