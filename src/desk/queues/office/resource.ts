import { callPath } from '#kit/path-of.ts';
import type { RaRecord } from 'react-admin';
import JobsIcon from '@mui/icons-material/PendingActions';
import { request } from '#kit/office/http.ts';
import { named, whole } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const queues = defineResource({
  name: 'queues',
  permission: 'jobs',
  list: async ({ signal }) =>
    named(await request<{ name: string }[]>('/jobs', { signal }), (queue) => queue.name),
});

/** What a queue could not do. */
export const jobs = defineResource({
  name: 'jobs',
  list: async ({ filter, signal }) =>
    whole(await request<RaRecord[]>(callPath`/jobs/${String(filter?.queue)}`, { signal })),
  pages: { '/jobs': screen(() => import('./queues-page.tsx'), 'QueuesPage') },
  place: { group: 'Office', text: 'Jobs', icon: JobsIcon },
  audit: { job: 'place' },
});
