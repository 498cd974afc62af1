import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { readStatistics } from '../read-statistics.ts';
import { Statistics, StatisticsSpan } from '../statistics.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

const read = createRoute({
  method: 'get',
  path: '/statistics',
  tags: ['Staff'],
  summary: 'What was counted on the site in some days',
  description: 'Days are Indian days, both included. Lists hold at most twenty rows.',
  request: { query: StatisticsSpan },
  responses: {
    200: answer('Statistics', Statistics.openapi('StaffStatistics')),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffStatisticsRoutes = () =>
  createStaffRouter().openapi(read, async (c) =>
    c.json(await readStatistics(c.var.ctx, c.req.valid('query')), 200),
  );
