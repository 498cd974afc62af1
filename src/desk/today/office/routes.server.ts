import { z } from '@hono/zod-openapi';
import { listToday } from '../list-today.ts';
import { snoozeItems } from '../snooze.ts';
import { Snooze, TodayFilter, TodayItem, TodayMeta } from '../today-item.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffTodayRoutes = [
  staffRoute('today:read', {
    method: 'get',
    path: '/today',
    summary: 'What waits for whoever asks, by kind, and in each what is urgent and worth much first',
    description:
      'At most fifty of a source; `snoozed` counts what they have put off, `nextAt` says when the first of it comes back, `more` names those of which more waits. Only kinds that the role may see.',
    query: TodayFilter,
    answer: [
      'The items',
      TodayMeta.extend({ data: z.array(z.object(TodayItem.shape).openapi('TodayItem')) }),
    ],
    handle: async (ctx, { query }) => {
      const { items, ...rest } = await listToday(ctx, query);
      return { data: items, ...rest };
    },
  }),
  staffRoute('today:read', {
    method: 'put',
    path: '/today/snoozes',
    summary: 'Put items off, for whoever asks, until a time, or bring them back',
    body: Snooze,
    handle: (ctx, { body }) => snoozeItems(ctx, body),
  }),
];
