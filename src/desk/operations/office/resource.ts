import ErrorsIcon from '@mui/icons-material/BugReportOutlined';
import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined';
import { request } from '#kit/office/http.ts';
import { named } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const operations = defineResource({
  name: 'operations',
  one: 'only one',
  pages: { '/operations': screen(() => import('./operations-page.tsx'), 'OperationsPage') },
  place: { group: 'Office', text: 'Operations', icon: OperationsIcon },
});

export const vitalDays = defineResource({
  name: 'vital-days',
  permission: 'operations',
  list: async ({ signal }) =>
    named(
      await request<{ day: string; name: string }[]>('/operations/vitals', { signal }),
      (row) => `${row.day} ${row.name}`,
    ),
});

export const serverErrors = defineResource({
  name: 'server-errors',
  permission: 'operations',
  list: 'pages',
  screens: { list: screen(() => import('./error-list.tsx'), 'ErrorList') },
  place: { group: 'Office', text: 'Errors', icon: ErrorsIcon },
});
