import { z } from '@hono/zod-openapi';
import { mergeCustomers } from '../merge-customers.ts';
import { undoMerge } from '../undo-merge.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

/** Two accounts of one person made one, and two again. */
export const staffCustomerMergeRoutes = [
  staffRoute('customers:edit', {
    method: 'post',
    path: '/customers/{id}/merge',
    summary: 'Make this account part of another one of the same person',
    params: IdParam,
    body: z.strictObject({ intoId: z.uuid() }),
    errors: [409],
    handle: (ctx, { params, body }) => mergeCustomers(ctx, { customerId: params.id, ...body }),
  }),
  staffRoute('customers:edit', {
    method: 'post',
    path: '/customers/{id}/undo-merge',
    summary: 'Open an account again that was merged into another one in the last thirty days',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => undoMerge(ctx, { customerId: params.id }),
  }),
];
