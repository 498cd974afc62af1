import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { CommentFilter, CommentReview, commentStatuses } from '../comment.ts';
import { listStaffComments, reviewComments } from '../staff-comments.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, body, createStaffRouter, When } from '#kit/wire/staff-router.ts';

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

export const staffCommentRoutes = () =>
  createStaffRouter()
    .openapi(comments, async (c) => c.json(await listStaffComments(c.var.ctx, c.req.valid('query')), 200))
    .openapi(review, async (c) => c.json(await reviewComments(c.var.ctx, c.req.valid('json')), 200));
