import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { CommentFilter, CommentReview, commentStatuses } from '#content/comments/comment.ts';
import { listStaffComments, reviewComments } from '#content/comments/staff-comments.ts';
import { listSubscribers, removeSubscriber } from '../staff-subscribers.ts';
import { SubscriberFilter, subscriberStatuses } from '../subscriber.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, body, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';

const Comment = z
  .object({
    id: z.uuid(),
    author: z.string(),
    content: z.string(),
    status: z.enum(commentStatuses),
    heldBecause: z.array(z.string()),
    createdAt: When,
    postId: z.uuid(),
    postTitle: z.string(),
    postSlug: z.string(),
  })
  .openapi('StaffComment');
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

const comments = createRoute({
  method: 'get',
  path: '/comments',
  tags,
  summary: 'Comments on the blog, newest first',
  request: { query: CommentFilter.extend(TimePage.shape) },
  responses: { 200: answer('A page', pageOf(Comment)), ...errorAnswers(401, 403, 422) },
});
const review = createRoute({
  method: 'post',
  path: '/comments/review',
  tags,
  summary: 'Approve comments, mark them as spam or remove them',
  request: { body: body(CommentReview) },
  responses: {
    200: answer('How many', z.object({ changed: z.number().int() })),
    ...errorAnswers(401, 403, 422),
  },
});
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

/** What readers of the blog left with us: comments and addresses. */
export const staffReaderRoutes = () =>
  createStaffRouter()
    .openapi(comments, async (c) => c.json(await listStaffComments(c.var.ctx, c.req.valid('query')), 200))
    .openapi(review, async (c) => c.json(await reviewComments(c.var.ctx, c.req.valid('json')), 200))
    .openapi(subscribers, async (c) => c.json(await listSubscribers(c.var.ctx, c.req.valid('query')), 200))
    .openapi(remove, async (c) => {
      await removeSubscriber(c.var.ctx, { subscriberId: c.req.valid('param').id });
      return c.body(null, 204);
    });
