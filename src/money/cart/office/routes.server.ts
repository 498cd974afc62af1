import { z } from '@hono/zod-openapi';
import { listCarts } from '../list-carts.ts';
import { OffsetPage } from '#kit/rows/offset-page.ts';
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
    query: OffsetPage,
    answer: ['Carts', Carts],
    handle: (ctx, { query }) => listCarts(ctx, query),
  }),
];
