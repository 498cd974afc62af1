import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#api/deps.ts';
import { errorAnswers } from '#api/envelope.ts';
import { createRouter } from '#api/router.ts';
import { listGstRates } from '#domain/gst/list-gst-rates.ts';

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
  responses: {
    200: { description: 'The rates', content: { 'application/json': { schema: Rates } } },
    ...errorAnswers(503),
  },
});

/** Source: accounts-commerce §3, §7 */
export const gstRoutes = (deps: ApiDeps) =>
  createRouter().openapi(list, async (c) => {
    const rates = await listGstRates(deps.ctxFor(c));
    return c.json({ data: rates.map(({ id, name, percent }) => ({ id, name, price: percent })) }, 200);
  });
