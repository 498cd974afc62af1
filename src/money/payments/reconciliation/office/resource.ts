import { request } from '#kit/office/http.ts';
import { whole, type Page } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const reconciliations = defineResource({
  name: 'reconciliations',
  permission: 'payments',
  list: async ({ signal }) => whole((await request<Page>('/reconciliations', { signal })).data),
  screens: {
    list: screen(() => import('./reconciliation-list.tsx'), 'ReconciliationList'),
  },
  audit: { reconciliation: 'place' },
});
