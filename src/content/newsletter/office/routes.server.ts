import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { listSubscribers, removeSubscriber } from '../staff-subscribers.ts';
import { SubscriberFilter, subscriberStatuses } from '../subscriber.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';

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

const tags = ['Staff'];
const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row), nextCursor: z.uuid().nullable() });

const subscribers = createRoute({
  method: 'get',
  path: '/subscribers',
  tags,
  summary: 'Who asked for the newsletter',
  request: { query: SubscriberFilter.extend(TimePage.shape) },
  responses: { 200: answer('A page', pageOf(Subscriber)), ...errorAnswers(401, 403, 422) },
});
const remove = createRoute({
  method: 'delete',
  path: '/subscribers/{id}',
  tags,
  summary: 'Forget an address',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffSubscriberRoutes = () =>
  createStaffRouter()
    .openapi(subscribers, async (c) => c.json(await listSubscribers(c.var.ctx, c.req.valid('query')), 200))
    .openapi(remove, async (c) => {
      await removeSubscriber(c.var.ctx, { subscriberId: c.req.valid('param').id });
      return c.body(null, 204);
    });
