import { z } from '@hono/zod-openapi';
import { CommentFilter, CommentReview, commentStatuses } from '../comment.ts';
import { pinComment } from '../pin-comment.ts';
import { listStaffComments, reviewComments } from '../staff-comments.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { When } from '#kit/answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

const Comment = z
  .object({
    id: z.uuid(),
    author: z.string(),
    content: z.string(),
    status: z.enum(commentStatuses),
    heldBecause: z.array(z.string()),
    isPinned: z.boolean(),
    reports: z.number().int().openapi({ description: 'Since staff last decided about it' }),
    createdAt: When,
    postId: z.uuid(),
    postTitle: z.string(),
    postSlug: z.string(),
  })
  .openapi('StaffComment');

export const staffCommentRoutes = [
  staffRoute('comments:read', {
    method: 'get',
    path: '/comments',
    summary: 'Comments on the blog, newest first',
    query: CommentFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Comment)],
    handle: (ctx, { query }) => listStaffComments(ctx, query),
  }),
  staffRoute('comments:edit', {
    method: 'post',
    path: '/comments/review',
    summary: 'Approve comments, mark them as spam, dismiss reports of them, or remove them',
    body: CommentReview,
    answer: ['How many', z.object({ changed: z.number().int() })],
    handle: (ctx, { body }) => reviewComments(ctx, body),
  }),
  staffRoute('comments:edit', {
    method: 'post',
    path: '/comments/{id}/pin',
    summary: 'Show a comment before all others of its post, in place of the one that was',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params: { id } }) => pinComment(ctx, { id, isPinned: true }),
  }),
  staffRoute('comments:edit', {
    method: 'delete',
    path: '/comments/{id}/pin',
    summary: 'Show a comment in its order again',
    params: IdParam,
    handle: (ctx, { params: { id } }) => pinComment(ctx, { id, isPinned: false }),
  }),
];
