import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { durations } from '#money/cart/duration.ts';
import { listMyTerms } from '../list-my-terms.ts';
import { renewBenefits } from '../renew-benefits.ts';
import { renewalPath } from '../renewal-path.ts';
import { mayUpgrade, upgradePath } from '#money/upgrades/upgrade.ts';
import { termStates } from '../term.ts';
import { renewalNames } from './names.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';

const RenewalWire = z
  .object(
    renewalNames.toWire({
      id: z.string(),
      kind: z.enum(['plan', 'benefit']),
      title: z.string(),
      months: z.number().int(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      state: z.enum(termStates),
      renewPath: z.string(),
      upgradePath: z
        .string()
        .nullable()
        .openapi({ description: 'Of a plan that runs: where a higher one takes its place' }),
    }),
  )
  .openapi('Renewal');

const tags = ['Payments'];
const list = createRoute({
  method: 'get',
  path: '/renewals',
  tags,
  summary: 'What was bought for a time, the one that ends first before the others',
  responses: {
    200: answer('Plans and benefits', z.object({ success: z.literal(true), data: z.array(RenewalWire) })),
    ...errorAnswers(401, 503),
  },
});
const renew = createRoute({
  method: 'post',
  path: '/renewals/{transaction_id}',
  tags,
  summary: 'Put what a payment bought into the cart again, at prices of today',
  request: { params: z.object({ transaction_id: z.string() }) },
  responses: {
    200: answer(
      'It is in the cart',
      z.object({
        success: z.literal(true),
        duration: z.enum(durations).nullable(),
        missing: z.array(z.string()).openapi({ description: 'Titles of what is no longer on offer' }),
      }),
    ),
    ...errorAnswers(401, 404, 409, 503),
  },
});

/** Terms of what a customer has bought, and the way to go on with it. */
export function renewalRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const { ctx } = c.var;
      const terms = await listMyTerms(ctx);
      const say = await titlesFor(
        ctx,
        translatorIn(ctx.language),
        terms.map(({ title }) => title),
      );
      const data = terms.map((term) =>
        renewalNames.toWire({
          id: term.key,
          kind: term.kind,
          title: say(term.title),
          months: term.months,
          startsOn: term.startsOn,
          endsOn: term.endsOn,
          state: term.state,
          renewPath: renewalPath(term),
          upgradePath: mayUpgrade(term) ? upgradePath(term.source) : null,
        }),
      );
      return c.json({ success: true as const, data }, 200);
    })
    .openapi({ ...renew, middleware }, async (c) => {
      const { transaction_id: transactionId } = c.req.valid('param');
      const { ctx } = c.var;
      const { duration, missing } = await renewBenefits(ctx, { transactionId });
      return c.json({ success: true as const, duration, missing: await inLanguage(ctx, missing) }, 200);
    });
}
