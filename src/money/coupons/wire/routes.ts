import { createRoute, z } from '@hono/zod-openapi';
import { customerCtx, requireCustomer } from '#people/sign-in/wire/session.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers } from '#kit/wire/envelope.ts';
import { checkCoupon } from '../check-coupon.ts';
import { heldMinutes } from '../coupon.ts';
import { couponApplyLimit, reserveCoupon } from '../reserve-coupon.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Invalid } from '#kit/errors.ts';
import { formatInr, toRupees } from '#kit/india/money.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { couponNames } from './names.ts';

const CouponData = z
  .object({
    ...couponNames.toWire({ code: z.string() }),
    percentage_offer: z.number().nullable().openapi({ description: 'Counts when there is one' }),
    price_offer: z.number().nullable().openapi({ description: 'Rupees; counts without a percentage' }),
  })
  .openapi('CouponData');

const tags = ['Admission'];
const check = createRoute({
  method: 'get',
  path: '/coupon/check/{code}',
  tags,
  summary: 'Whether a coupon can be used now',
  description: 'Keeps nothing for anybody. `null` for a code that does not hold.',
  request: { params: z.object({ code: z.string().max(40) }) },
  responses: {
    200: answer('What it takes off', z.object({ couponData: CouponData }).nullable()),
    ...errorAnswers(422, 429, 503),
  },
});
const apply = createRoute({
  method: 'post',
  path: '/coupon/apply',
  tags,
  summary: 'Keep a use of a coupon for half an hour',
  description: '`person_name`, `person_id` and `mobile` are read by nobody: who asks, the session says.',
  request: {
    body: body(
      z.object(
        couponNames.toWire({
          code: z.string().max(40),
          planId: z.string().max(4_000).openapi({ description: "A plan's `id`, or JSON text with it" }),
        }),
      ),
    ),
  },
  responses: {
    200: answer(
      'Kept',
      Done.extend({
        discount: z.number().openapi({ description: 'Rupees' }),
        total: z.number().openapi({ description: 'What is left to pay, rupees' }),
      }),
    ),
    ...errorAnswers(400, 401, 409, 413, 415, 422, 429, 503),
  },
});

/** */
export function couponRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi(check, async (c) => {
      const coupon = await checkCoupon(await customerCtx(c, deps), { code: c.req.valid('param').code });
      if (!coupon) return c.json(null, 200);
      const { code, percent, offPaise } = coupon;
      return c.json(
        {
          couponData: {
            ...couponNames.toWire({ code }),
            percentage_offer: percent,
            price_offer: offPaise === null ? null : toRupees(offPaise),
          },
        },
        200,
      );
    })
    .openapi({ ...apply, middleware }, async (c) => {
      const { ctx } = c.var;
      await ctx.limit(couponApplyLimit, signedIn(ctx.actor).id);
      const { code, planId: named } = couponNames.fromWire(c.req.valid('json'));
      const planId = uuid.exec(named)?.[0];
      const plan = planId ? await findPlanOnSale(ctx, planId) : null;
      if (!plan) throw new Invalid(couponNames.toWire({ planId: /*i18n*/ 'Please select a plan first' }));
      const { discountPaise } = await reserveCoupon(ctx, { code, plan });
      return c.json(
        {
          success: true as const,
          message: translatorIn(ctx.language).translate(
            /*i18n*/ '{amount} off, kept for you for {minutes} minutes.',
            {
              amount: formatInr(discountPaise),
              minutes: heldMinutes,
            },
          ),
          discount: toRupees(discountPaise),
          total: toRupees(plan.sellPaise - discountPaise),
        },
        200,
      );
    });
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
