import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { listCarts } from '../list-carts.ts';
import { answer, createStaffRouter, When } from '#kit/wire/staff-router.ts';

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

const list = createRoute({
  method: 'get',
  path: '/carts',
  tags: ['Staff'],
  summary: 'Carts with something in them, the latest change first',
  request: {
    query: z.object({
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      cursor: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
  },
  responses: { 200: answer('Carts', Carts), ...errorAnswers(401, 403, 422) },
});

export const staffCartRoutes = () =>
  createStaffRouter().openapi(list, async (c) => {
    const { perPage, offset, cursor } = c.req.valid('query');
    const { data, ...page } = await listCarts(c.var.ctx, { perPage, offset: cursor ?? offset });
    return c.json(
      {
        ...page,
        data: data.map((cart) => ({
          ...cart,
          since: cart.since.toISOString(),
          lastAdded: cart.lastAdded.toISOString(),
          mailedAt: cart.mailedAt.map((at) => at.toISOString()),
        })),
      },
      200,
    );
  });
