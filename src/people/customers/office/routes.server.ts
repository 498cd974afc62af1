import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { blockCustomer, endCustomerSession, unblockCustomer } from '../block-customer.ts';
import { customerEventKinds } from '../customer-event.ts';
import { Block, CustomerPage, customerStates } from '../customer-filter.ts';
import { getCustomer } from '../get-customer.ts';
import { listCustomers } from '../list-customers.ts';
import { languages } from '#kit/language/language.ts';
import { helpStatuses } from '#people/help/help-request.ts';
import { answer, body, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';

const CustomerRow = z
  .object({
    id: z.uuid(),
    code: z.string().openapi({ example: 'CUS-000123' }),
    email: z.string(),
    fullName: z.string(),
    phone: z.string(),
    createdAt: When,
    lastSignedInAt: When.nullable(),
    state: z.enum(customerStates),
  })
  .openapi('StaffCustomer');
const Customer = CustomerRow.extend({
  gst: z.string(),
  language: z.enum(languages),
  blockedBecause: z.string(),
  eraseAt: When.nullable(),
  mergedInto: z.uuid().nullable(),
  mergeUndoUntil: When.nullable().openapi({ description: 'Until when the merge can be undone' }),
  picturePath: z.string(),
  signsInWith: z.array(z.enum(['password', 'google'])),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['cookie', 'bearer']),
      createdAt: When,
      seenAt: When,
      ip: z.string(),
      userAgent: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.uuid(),
      at: When,
      kind: z.enum(customerEventKinds),
      data: z.record(z.string(), z.string()),
      staffName: z.string().nullable(),
      ip: z.string(),
      userAgent: z.string(),
    }),
  ),
  help: z.array(z.object({ id: z.uuid(), status: z.enum(helpStatuses), createdAt: When })),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/customers',
  tags,
  summary: 'Customers, searched and sorted, a page at a time',
  request: { query: CustomerPage },
  responses: {
    200: answer(
      'A page. `nextCursor` fetches the next one; `total` stops at 1,000',
      z.object({
        data: z.array(CustomerRow),
        nextCursor: z.uuid().nullable(),
        total: z.number().int(),
        totalIsCapped: z.boolean(),
      }),
    ),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/customers/{id}',
  tags,
  summary: 'A customer with sessions, events and help requests',
  request: { params: IdParam },
  responses: { 200: answer('The customer', Customer), ...errorAnswers(401, 403, 404) },
});
const block = createRoute({
  method: 'post',
  path: '/customers/{id}/block',
  tags,
  summary: 'Shut a customer out; their sessions end',
  request: { params: IdParam, body: body(Block) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});
const unblock = createRoute({
  method: 'post',
  path: '/customers/{id}/unblock',
  tags,
  summary: 'Let a customer in again',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const endSession = createRoute({
  method: 'delete',
  path: '/customers/{id}/sessions/{sessionId}',
  tags,
  summary: 'End one session of a customer',
  request: { params: IdParam.extend({ sessionId: z.uuid() }) },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffCustomerRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listCustomers(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) =>
      c.json(await getCustomer(c.var.ctx, { customerId: c.req.valid('param').id }), 200),
    )
    .openapi(block, async (c) => {
      await blockCustomer(c.var.ctx, { customerId: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(unblock, async (c) => {
      await unblockCustomer(c.var.ctx, { customerId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(endSession, async (c) => {
      const { id: customerId, sessionId } = c.req.valid('param');
      await endCustomerSession(c.var.ctx, { customerId, sessionId });
      return c.body(null, 204);
    });
