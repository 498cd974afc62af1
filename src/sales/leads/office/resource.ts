import LeadsIcon from '@mui/icons-material/InboxOutlined';
import { request } from '#kit/office/http.ts';
import { sorted, whole } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import { factKeys } from '../facts/fact-labels.ts';
import { myLeadQuery } from '../views/office/lead-views.ts';

export const leads = defineResource({
  name: 'leads',
  list: 'pages',
  query: (filter, sort) =>
    sorted(myLeadQuery(filter), !sort || sort.field === 'id' ? 'createdAt' : sort.field, sort),
  screens: {
    list: screen(() => import('./lead-list.tsx'), 'LeadList'),
    edit: screen(() => import('../facts/office/facts-form.tsx'), 'LeadEdit'),
    create: screen(() => import('../by-hand/office/new-lead-page.tsx'), 'NewLeadPage'),
  },
  pages: { '/leads/import': screen(() => import('../import/office/import-page.tsx'), 'ImportPage') },
  writes: 'whole',
  fields: [...factKeys, 'custom'],
  recordRepresentation: 'name',
  place: { group: 'Sales', text: 'Leads', icon: LeadsIcon, jump: 'l' },
  actions: [{ text: 'New lead', to: '/leads/create', needs: 'leads:edit' }],
  audit: { lead: 'show' },
});

export const leadCounts = defineResource({
  name: 'lead-counts',
  permission: 'leads',
  one: ({ signal }) => request<object>('/leads/counts', { signal }),
});

/** What the leads of each status come to; the id is the query that they match. */
export const leadSums = defineResource({
  name: 'lead-sums',
  permission: 'leads',
  one: ({ id, signal }) => request<object>(`/leads/sums?${id}`, { signal }),
});

/** Where leads have come from, to choose from. */
export const leadSources = defineResource({
  name: 'lead-sources',
  permission: 'leads',
  one: 'from list',
  list: async ({ signal }) =>
    whole((await request<string[]>('/leads/sources', { signal })).map((name) => ({ id: name, name }))),
});
