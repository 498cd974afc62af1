import DashboardIcon from '@mui/icons-material/BarChartOutlined';
import { readDays } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const dashboard = defineResource({
  name: 'dashboard',
  one: readDays('/dashboard'),
  pages: { '/dashboard': screen(() => import('./dashboard-page.tsx'), 'DashboardPage') },
  place: { group: 'Sales', text: 'Dashboard', icon: DashboardIcon, jump: 'd' },
});
