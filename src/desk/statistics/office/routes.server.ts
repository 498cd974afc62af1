import { readStatistics } from '../read-statistics.ts';
import { Statistics, StatisticsSpan } from '../statistics.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffStatisticsRoutes = [
  staffRoute('statistics:read', {
    method: 'get',
    path: '/statistics',
    summary: 'What was counted on the site in some days',
    description: 'Days are Indian days, both included. Lists hold at most twenty rows.',
    query: StatisticsSpan,
    answer: ['Statistics', Statistics.openapi('StaffStatistics')],
    handle: (ctx, { query }) => readStatistics(ctx, query),
  }),
];
