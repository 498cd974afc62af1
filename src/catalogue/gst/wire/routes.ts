import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { chargesGst, listGstRates } from '../list-gst-rates.ts';

const Rates = z.object({
  data: z.array(
    z
      .object({
        id: z.uuid(),
        name: z.string(),
        price: z.number().openapi({ description: 'Percent' }),
      })
      .openapi('GstRate'),
  ),
});
const list = createRoute({
  method: 'get',
  path: '/gst',
  tags: ['Checkout'],
  summary: 'GST rates; the first one is charged',
  description: 'All zero while the agency has no GST number: then it charges none.',
  responses: {
    200: answer('The rates', Rates),
    ...errorAnswers(503),
  },
});

export const gstRoutes = (deps: ApiDeps) =>
  createRouter().openapi(list, async (c) => {
    const ctx = deps.ctxFor(c);
    const [rates, charges] = await Promise.all([listGstRates(ctx), chargesGst(ctx)]);
    const data = rates.map(({ id, name, percent }) => ({ id, name, price: charges ? percent : 0 }));
    return c.json({ data }, 200);
  });
