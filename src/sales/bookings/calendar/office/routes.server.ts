import { z } from '@hono/zod-openapi';
import { changeFeed, readFeed } from '../calendar-feed.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Feed = z.object({ url: z.string().nullable() });

export const staffCalendarRoutes = [
  staffRoute('bookings:read', {
    method: 'get',
    path: '/calendar-feed',
    // The address opens the feed to whoever has it.
    personal: true,
    summary: 'The address of one’s own calendar feed',
    answer: ['The address', Feed],
    handle: (ctx) => readFeed(ctx),
  }),
  staffRoute('bookings:read', {
    method: 'put',
    path: '/calendar-feed',
    // The address opens the feed to whoever has it.
    personal: true,
    summary: 'Give oneself a calendar feed, or a new address for it, or end it',
    body: z.strictObject({ on: z.boolean() }),
    answer: ['The address', Feed],
    handle: (ctx, { body }) => changeFeed(ctx, body),
  }),
];
