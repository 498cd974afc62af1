import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { benefitIconPath } from '../benefit.ts';
import { listActiveBenefits } from '../list-benefits.ts';
import { benefitNames } from './names.ts';
import { inLanguage } from '#agency/translations/in-language.ts';

const BenefitWire = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    icon: z.string().openapi({ description: 'Address of a drawing' }),
    ...benefitNames.toWire({
      original: z.number().openapi({ description: 'Rupees for a month before the discount; 0: none' }),
      price: z.number().openapi({ description: 'Rupees for a month, before GST' }),
    }),
    status: z.literal('Active'),
    additional: z
      .union([z.literal(0), z.literal(1)])
      .openapi({ description: '1: Additional Features, 0: Benefits' }),
    position: z.number().int(),
  })
  .openapi('Benefit');

const list = createRoute({
  method: 'get',
  path: '/benefit/getall/details',
  tags: ['Cart'],
  summary: 'What can be added to a cart',
  description: 'The active benefits in their order.',
  responses: {
    200: answer('The list', z.array(BenefitWire)),
    ...errorAnswers(503),
  },
});

export const benefitRoutes = (deps: ApiDeps) =>
  createRouter().openapi(list, async (c) => {
    const ctx = deps.ctxFor(c);
    const active = await inLanguage(ctx, await listActiveBenefits(ctx));
    return c.json(
      active.map(
        ({ icon, originalPaise, pricePaise, additional, need: _need, inOffer: _inOffer, ...benefit }) => ({
          ...benefit,
          icon: benefitIconPath(icon),
          ...benefitNames.toWire({ original: originalPaise / 100, price: pricePaise / 100 }),
          status: 'Active' as const,
          additional: additional ? (1 as const) : (0 as const),
        }),
      ),
      200,
    );
  });
