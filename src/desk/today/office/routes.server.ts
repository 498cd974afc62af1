import { z } from '@hono/zod-openapi';
import { listToday } from '../list-today.ts';
import { endSnooze, snoozeItem } from '../snooze.ts';
import { Snooze, TodayFilter, TodayItem, TodayMeta } from '../today-item.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

/** As `TodayItem` has it. */
const ItemParam = z.object({ itemId: z.string().min(1).max(200) });

export const staffTodayRoutes = [
  staffRoute('today:read', {
    method: 'get',
    path: '/today',
    summary: 'What waits for whoever asks, by kind, and in each what is urgent and worth much first',
    description:
      'At most fifty of a source; `snoozed` counts what they have put off, `nextAt` says when the first of it comes back, `more` names those of which more waits. Only kinds that the role may see.',
    query: TodayFilter,
    answer: ['The items', TodayMeta.extend({ data: z.array(TodayItem.openapi('TodayItem')) })],
    handle: async (ctx, { query }) => {
      const { items, ...rest } = await listToday(ctx, query);
      return { data: items, ...rest };
    },
  }),
  staffRoute('today:read', {
    method: 'put',
    path: '/today/snoozes/{itemId}',
    summary: 'Put an item off, for whoever asks, until a time',
    params: ItemParam,
    body: Snooze,
    handle: (ctx, { params, body }) => snoozeItem(ctx, { ...params, ...body }),
  }),
  staffRoute('today:read', {
    method: 'delete',
    path: '/today/snoozes/{itemId}',
    summary: 'Bring an item back',
    params: ItemParam,
    handle: (ctx, { params }) => endSnooze(ctx, params),
  }),
];
