import { z } from '@hono/zod-openapi';
import { blockCustomer, endCustomerSession, unblockCustomer } from '../block-customer.ts';
import { customerEventKinds } from '../customer-event.ts';
import { Block, CustomerPage, customerStates } from '../customer-filter.ts';
import { getCustomer } from '../get-customer.ts';
import { listCustomers } from '../list-customers.ts';
import { languages } from '#kit/language/language.ts';
import { helpStatuses } from '#people/help/help-request.ts';
import { IdParam, staffRoute, When } from '#kit/wire/staff-router.ts';

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

export const staffCustomerRoutes = [
  staffRoute('customers:read', {
    method: 'get',
    path: '/customers',
    summary: 'Customers, searched and sorted, a page at a time',
    query: CustomerPage,
    answer: [
      'A page. `nextCursor` fetches the next one; `total` stops at 1,000',
      z.object({
        data: z.array(CustomerRow),
        nextCursor: z.uuid().nullable(),
        total: z.number().int(),
        totalIsCapped: z.boolean(),
      }),
    ],
    handle: (ctx, { query }) => listCustomers(ctx, query),
  }),
  staffRoute('customers:read', {
    method: 'get',
    path: '/customers/{id}',
    summary: 'A customer with sessions, events and help requests',
    params: IdParam,
    answer: ['The customer', Customer],
    handle: (ctx, { params }) => getCustomer(ctx, { customerId: params.id }),
  }),
  staffRoute('customers:edit', {
    method: 'post',
    path: '/customers/{id}/block',
    summary: 'Shut a customer out; their sessions end',
    params: IdParam,
    body: Block,
    handle: (ctx, { params, body }) => blockCustomer(ctx, { customerId: params.id, ...body }),
  }),
  staffRoute('customers:edit', {
    method: 'post',
    path: '/customers/{id}/unblock',
    summary: 'Let a customer in again',
    params: IdParam,
    handle: (ctx, { params }) => unblockCustomer(ctx, { customerId: params.id }),
  }),
  staffRoute('customers:edit', {
    method: 'delete',
    path: '/customers/{id}/sessions/{sessionId}',
    summary: 'End one session of a customer',
    params: IdParam.extend({ sessionId: z.uuid() }),
    handle: (ctx, { params: { id: customerId, sessionId } }) =>
      endCustomerSession(ctx, { customerId, sessionId }),
  }),
];
