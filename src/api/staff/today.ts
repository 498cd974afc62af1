import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { listToday } from '#domain/today/list-today.ts';
import { TodayFilter, TodayItem } from '#domain/today/today-item.ts';
import { answer, createStaffRouter } from './router.ts';

const list = createRoute({
  method: 'get',
  path: '/today',
  tags: ['Staff'],
  summary: 'What waits for whoever asks, the most urgent first',
  description: 'At most fifty of a kind; only kinds that the role may see.',
  request: { query: TodayFilter },
  responses: {
    200: answer('The items', z.object({ data: z.array(TodayItem.openapi('TodayItem')) })),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffTodayRoutes = () =>
  createStaffRouter().openapi(list, async (c) =>
    c.json({ data: await listToday(c.var.ctx, c.req.valid('query')) }, 200),
  );
