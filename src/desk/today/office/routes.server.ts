import { z } from '@hono/zod-openapi';
import { listToday } from '../list-today.ts';
import { TodayFilter, TodayItem, TodayMore } from '../today-item.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffTodayRoutes = [
  staffRoute('today:read', {
    method: 'get',
    path: '/today',
    summary: 'What waits for whoever asks, the most urgent first',
    description:
      'At most fifty of a kind; `more` names those of which more waits. Only kinds that the role may see.',
    query: TodayFilter,
    answer: [
      'The items',
      z.object({ data: z.array(TodayItem.openapi('TodayItem')), more: z.array(TodayMore) }),
    ],
    handle: async (ctx, { query }) => {
      const { items, more } = await listToday(ctx, query);
      return { data: items, more };
    },
  }),
];
