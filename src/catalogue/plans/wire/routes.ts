import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { formatRupees } from '#kit/india/money.ts';
import { listPlans } from '../list-plans.ts';
import { ribbonOf, type Plan } from '../plan.ts';

const PlanWire = z
  .object({
    id: z.string().openapi({ example: '1-year' }),
    yearPlan: z.string().openapi({ description: 'The price in rupees, as text', example: '14,099' }),
    cut_off: z.string().openapi({
      description: 'The struck-through price in rupees, as text; empty for the trial',
      example: '23,988',
    }),
    duration: z.string().openapi({ example: '1 Year' }),
    PerMonth: z.string().openapi({ description: "The discount, or 'For Trial'", example: '41% off' }),
    description: z.string(),
    offer: z.string().optional().openapi({ description: 'Of the best offer only', example: 'Best Offer' }),
    months: z.number().int(),
    pricePaise: z.number().int(),
    originalPaise: z.number().int().nullable(),
  })
  .openapi('Plan');

const list = createRoute({
  method: 'get',
  path: '/plans',
  tags: ['Offer'],
  summary: 'The plans of the offer, shortest first',
  responses: {
    200: answer('The plans', z.array(PlanWire)),
    ...errorAnswers(503),
  },
});

/** The plans with the texts that clients read, beside paise and months. */
export const planRoutes = (deps: ApiDeps) =>
  createRouter().openapi(list, async (c) => c.json((await listPlans(deps.ctxFor(c))).map(toWire), 200));

const toWire = (plan: Plan): z.infer<typeof PlanWire> => ({
  id: plan.id,
  yearPlan: formatRupees(plan.pricePaise),
  cut_off: plan.originalPaise === null ? '' : formatRupees(plan.originalPaise),
  duration: plan.duration,
  PerMonth: ribbonOf(plan),
  description: plan.description,
  ...(plan.bestOffer && { offer: 'Best Offer' }),
  months: plan.months,
  pricePaise: plan.pricePaise,
  originalPaise: plan.originalPaise,
});
