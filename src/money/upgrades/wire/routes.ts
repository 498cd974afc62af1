import { createRoute, z } from '@hono/zod-openapi';
import { listMyUpgrades } from '../list-upgrades.ts';
import { payUpgrade } from '../pay-upgrade.ts';
import { upgradeNames } from './names.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';

const params = z.object({ id: z.uuid().openapi({ description: 'Of the admission that runs' }) });
const Paise = z.number().int().openapi({ description: 'Paise, GST included' });
const Upgrades = z
  .object({
    ...upgradeNames.toWire({
      planName: z.string(),
      serviceName: z.string(),
      endsOn: z.iso.date(),
      creditPaise: Paise,
    }),
    plans: z.array(
      z.object(
        upgradeNames.toWire({
          id: z.uuid(),
          name: z.string(),
          months: z.number().int(),
          benefits: z.array(z.string()),
          sellPaise: Paise,
          payPaise: Paise,
        }),
      ),
    ),
  })
  .openapi('Upgrades');

const tags = ['Admission'];
const list = createRoute({
  method: 'get',
  path: '/upgrades/{id}',
  tags,
  summary: 'What a running plan can be exchanged for today, and what is credited of it',
  request: { params },
  responses: {
    200: answer('Higher plans', z.object({ success: z.literal(true), data: Upgrades })),
    ...errorAnswers(401, 404, 409, 422, 503),
  },
});
const pay = createRoute({
  method: 'post',
  path: '/upgrades/{id}',
  tags,
  summary: 'Begin to pay the difference for a higher plan',
  description: 'Prices are the server’s. Asked again for the same plan, it goes on with the same payment.',
  request: {
    params,
    body: body(
      z.object(
        upgradeNames.toWire({
          planId: z.uuid(),
          clientReference: z.string().max(60).optional().openapi({ description: 'Of the browser; unique' }),
        }),
      ),
    ),
  },
  responses: {
    200: answer(
      'Begun',
      z.object({
        success: z.literal(true),
        checkoutPageUrl: z.url().openapi({ description: 'Where the browser goes to pay' }),
        transaction_id: z.string(),
      }),
    ),
    ...errorAnswers(400, 401, 404, 409, 413, 415, 422, 429, 503),
  },
});

/** How a customer exchanges a running plan for a higher one. */
export function upgradeRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const { ctx } = c.var;
      const { plans, planName, serviceName, ...found } = await listMyUpgrades(ctx, {
        admissionId: c.req.valid('param').id,
      });
      const [plan = planName, service = serviceName] = await inLanguage(ctx, [planName, serviceName]);
      const said = await Promise.all(
        plans.map(async ({ name, benefits, ...rest }) => {
          const [shown = name, ...lines] = await inLanguage(ctx, [name, ...benefits]);
          return upgradeNames.toWire({ ...rest, name: shown, benefits: lines });
        }),
      );
      const data = {
        ...upgradeNames.toWire({ ...found, planName: plan, serviceName: service }),
        plans: said,
      };
      return c.json({ success: true as const, data }, 200);
    })
    .openapi({ ...pay, middleware }, async (c) => {
      const { planId, clientReference = null } = upgradeNames.fromWire(c.req.valid('json'));
      const started = await inWireWords(
        () => payUpgrade(c.var.ctx, { admissionId: c.req.valid('param').id, planId, clientReference }),
        upgradeNames.toWire,
      );
      return c.json(
        {
          success: true as const,
          checkoutPageUrl: `${deps.publicUrl}${started.checkoutPath}`,
          transaction_id: started.id,
        },
        200,
      );
    });
}
