import { z } from '@hono/zod-openapi';
import { listCarts } from '../list-carts.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { Cart } from './answers.ts';

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
