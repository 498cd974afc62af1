import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { mergeCustomers } from '../merge-customers.ts';
import { undoMerge } from '../undo-merge.ts';
import { body, createStaffRouter, done, IdParam } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];

const merge = createRoute({
  method: 'post',
  path: '/customers/{id}/merge',
  tags,
  summary: 'Make this account part of another one of the same person',
  request: { params: IdParam, body: body(z.strictObject({ intoId: z.uuid() })) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 422) },
});
const undo = createRoute({
  method: 'post',
  path: '/customers/{id}/undo-merge',
  tags,
  summary: 'Open an account again that was merged into another one in the last thirty days',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

/** Two accounts of one person made one, and two again. */
export const staffCustomerMergeRoutes = () =>
  createStaffRouter()
    .openapi(merge, async (c) => {
      await mergeCustomers(c.var.ctx, { customerId: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(undo, async (c) => {
      await undoMerge(c.var.ctx, { customerId: c.req.valid('param').id });
      return c.body(null, 204);
    });
