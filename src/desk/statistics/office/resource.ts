import StatisticsIcon from '@mui/icons-material/InsightsOutlined';
import { readDays } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const statistics = defineResource({
  name: 'statistics',
  one: readDays('/statistics'),
  pages: { '/statistics': screen(() => import('./statistics-page.tsx'), 'StatisticsPage') },
  place: { group: 'Website', text: 'Statistics', icon: StatisticsIcon, jump: 's' },
});
