import { z } from '@hono/zod-openapi';
import { ChatInput } from '#agency/whatsapp/chat-input.ts';
import { whatsAppCustomer } from '../whatsapp-customer.ts';
import { blockCustomer, endCustomerSession, unblockCustomer } from '../block-customer.ts';
import { Block, CustomerPage } from '../customer-filter.ts';
import { getCustomer } from '../get-customer.ts';
import { listCustomers } from '../list-customers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { CustomerRow, Customer } from './answers.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { customerExport } from '../export-customers.ts';

export const staffCustomerRoutes = [
  ...exportRoutes('customers', customerExport),
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
    path: '/customers/{id}/whatsapp',
    summary:
      'Write to a customer on WhatsApp: freely within 24 hours of their last message, else by a template',
    params: IdParam,
    body: ChatInput,
    errors: [409],
    handle: (ctx, { params, body }) => whatsAppCustomer(ctx, { ...body, customerId: params.id }),
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
