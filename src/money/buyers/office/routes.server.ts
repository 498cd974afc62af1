import { z } from '@hono/zod-openapi';
import { BuyerInput } from '../buyer-input.ts';
import {
  BuyerFilter,
  createBuyer,
  deleteBuyer,
  getBuyer,
  listBuyers,
  readBuyer,
  updateBuyer,
  type BuyerRow,
} from '../buyers.ts';
import { Buyer, EditedBuyer } from './answers.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

const savedBuyer = savedRecord<BuyerRow>({
  subject: 'buyer',
  editable: fieldsOf(BuyerInput),
  read: (ctx, buyerId) => readBuyer(ctx, { buyerId }),
});

/** Whom invoices go to that staff write. */
export const staffBuyerRoutes = [
  staffRoute('buyers:read', {
    method: 'get',
    path: '/buyers',
    summary: 'Whom invoices go to, the latest first',
    query: BuyerFilter,
    answer: ['A page', pageOf(Buyer)],
    handle: (ctx, { query }) => listBuyers(ctx, query),
  }),
  staffRoute('buyers:edit', {
    method: 'post',
    path: '/buyers',
    summary: 'Add a buyer',
    body: BuyerInput,
    status: 201,
    answer: ['Added', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => createBuyer(ctx, body),
  }),
  staffRoute('buyers:read', {
    method: 'get',
    path: '/buyers/{id}',
    summary: 'One buyer',
    params: IdParam,
    answer: ['The buyer', EditedBuyer],
    handle: async (ctx, { params }) => savedBuyer.withEtag(await getBuyer(ctx, { buyerId: params.id })),
  }),
  staffRoute('buyers:edit', {
    method: 'put',
    path: '/buyers/{id}',
    summary: 'Replace what the next document says of a buyer',
    params: IdParam,
    ifMatch: true,
    body: BuyerInput,
    answer: ['The buyer', EditedBuyer],
    handle: (ctx, { params: { id: buyerId }, ifMatch, body }) =>
      savedBuyer.saveWithEtag(ctx, { id: buyerId, ifMatch, input: body }, (ctx) =>
        updateBuyer(ctx, { ...body, buyerId }),
      ),
  }),
  staffRoute('buyers:edit', {
    method: 'delete',
    path: '/buyers/{id}',
    summary: 'Remove a buyer that nothing was written for',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deleteBuyer(ctx, { buyerId: params.id }),
  }),
];
