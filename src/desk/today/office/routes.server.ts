import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { listToday } from '../list-today.ts';
import { TodayFilter, TodayItem, TodayMore } from '../today-item.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

const list = createRoute({
  method: 'get',
  path: '/today',
  tags: ['Staff'],
  summary: 'What waits for whoever asks, the most urgent first',
  description:
    'At most fifty of a kind; `more` names those of which more waits. Only kinds that the role may see.',
  request: { query: TodayFilter },
  responses: {
    200: answer(
      'The items',
      z.object({ data: z.array(TodayItem.openapi('TodayItem')), more: z.array(TodayMore) }),
    ),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffTodayRoutes = () =>
  createStaffRouter().openapi(list, async (c) => {
    const { items, more } = await listToday(c.var.ctx, c.req.valid('query'));
    return c.json({ data: items, more }, 200);
  });
