import { z } from '@hono/zod-openapi';
import { listSubscribers, removeSubscriber } from '../staff-subscribers.ts';
import { SubscriberFilter, subscriberStatuses } from '../subscriber.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { When } from '#kit/answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { subscriberExport } from '../export-subscribers.ts';

const Subscriber = z
  .object({
    id: z.uuid(),
    email: z.string(),
    status: z.enum(subscriberStatuses),
    requestedAt: When,
    confirmedAt: When.nullable(),
    unsubscribedAt: When.nullable(),
  })
  .openapi('StaffSubscriber');

export const staffSubscriberRoutes = [
  ...exportRoutes('subscribers', subscriberExport),
  staffRoute('subscribers:read', {
    method: 'get',
    path: '/subscribers',
    summary: 'Who asked for the newsletter',
    query: SubscriberFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Subscriber)],
    handle: (ctx, { query }) => listSubscribers(ctx, query),
  }),
  staffRoute('subscribers:edit', {
    method: 'delete',
    path: '/subscribers/{id}',
    summary: 'Forget an address',
    params: IdParam,
    handle: (ctx, { params }) => removeSubscriber(ctx, { subscriberId: params.id }),
  }),
];
