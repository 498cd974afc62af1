import { z } from '@hono/zod-openapi';
import { approveRefund, RefundApproval, RefundRefusal, refuseRefund } from '../decide-refund.ts';
import { getRefundRequest, listRefundRequests, RefundRequestFilter } from '../staff-refund-requests.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { RefundRequest } from './answers.ts';

const Page = z.object({ data: z.array(RefundRequest), total: z.number().int(), nextCursor: z.null() });

export const staffRefundRequestRoutes = [
  staffRoute('refund-requests:read', {
    method: 'get',
    path: '/refund-requests',
    summary: 'Customers who want their money back; of those who wait, the one with the least time first',
    query: RefundRequestFilter,
    answer: ['A page', Page],
    handle: (ctx, { query }) => listRefundRequests(ctx, query),
  }),
  staffRoute('refund-requests:read', {
    method: 'get',
    path: '/refund-requests/{id}',
    summary: 'One request with its clock',
    params: IdParam,
    answer: ['The request', RefundRequest],
    handle: (ctx, { params }) => getRefundRequest(ctx, { requestId: params.id }),
  }),
  staffRoute('payments:refund', {
    method: 'post',
    path: '/refund-requests/{id}/approve',
    summary: 'Give all or a part of the money back',
    params: IdParam,
    body: RefundApproval,
    errors: [409],
    handle: (ctx, { params, body }) => approveRefund(ctx, { requestId: params.id, ...body }),
  }),
  staffRoute('payments:refund', {
    method: 'post',
    path: '/refund-requests/{id}/refuse',
    summary: 'Refuse, and say why',
    params: IdParam,
    body: RefundRefusal,
    errors: [409],
    handle: (ctx, { params, body }) => refuseRefund(ctx, { requestId: params.id, ...body }),
  }),
];
