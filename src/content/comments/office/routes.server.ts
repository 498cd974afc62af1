import { z } from '@hono/zod-openapi';
import { CommentFilter, CommentReview, commentStatuses } from '../comment.ts';
import { listStaffComments, reviewComments } from '../staff-comments.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { When } from '#kit/answers.ts';
import { pageOf, staffRoute } from '#kit/wire/staff-router.ts';

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
    summary: 'Approve comments, mark them as spam or remove them',
    body: CommentReview,
    answer: ['How many', z.object({ changed: z.number().int() })],
    handle: (ctx, { body }) => reviewComments(ctx, body),
  }),
];
