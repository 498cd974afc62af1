import { z } from '@hono/zod-openapi';
import { listCarts } from '../list-carts.ts';
import { staffRoute, When } from '#kit/wire/staff-router.ts';

const Cart = z
  .object({
    id: z.uuid().openapi({ description: 'Of the customer' }),
    code: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    since: When,
    lastAdded: When,
    items: z.array(
      z.object({ id: z.uuid(), title: z.string(), pricePaise: z.number().int(), available: z.boolean() }),
    ),
    mailedAt: z.array(When).openapi({ description: 'When its owner was reminded of it' }),
    monthPaise: z.number().int().openapi({ description: 'What a month of it costs, before GST' }),
  })
  .openapi('StaffCart');
const Carts = z.object({
  data: z.array(Cart),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  totalIsCapped: z.boolean(),
});

export const staffCartRoutes = [
  staffRoute('carts:read', {
    method: 'get',
    path: '/carts',
    summary: 'Carts with something in them, the latest change first',
    query: z.object({
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      cursor: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
    answer: ['Carts', Carts],
    handle: (ctx, { query: { perPage, offset, cursor } }) =>
      listCarts(ctx, { perPage, offset: cursor ?? offset }),
  }),
];
