import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { ordersOnWire, OrderWire } from '#money/payments/wire/schemas.ts';
import { createCustomerRouter, UserIdParam } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { listMyOrders } from '../list-my-orders.ts';
import { OrderInput, placeOrder, priceOwnCart } from '../place-order.ts';
import { formatInr, toRupees } from '#kit/india/money.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { signedIn } from '#people/customers/customer.ts';
import { durations } from '#money/cart/duration.ts';
import { heldMinutes } from '#money/coupons/coupon.ts';
import { couponApplyLimit } from '#money/coupons/reserve-coupon.ts';
import { checkoutNames } from './names.ts';

/** Of what a checkout sends only this is read; `address_id` is our own. */
const OrderPayload = z.object(
  checkoutNames.toWire({
    duration: z.string().openapi({ example: '3y', description: '1m, 1y or 3y' }),
    phone: z.string(),
    gstin: z.string().optional().openapi({ description: 'GSTIN, or empty' }),
    clientReference: z
      .union([z.string(), z.number().transform(String)])
      .optional()
      .openapi({ description: "The browser's own reference, letters and digits" }),
    couponCode: z.string().max(40).optional().openapi({ description: 'Lowers what is taxed' }),
    addressId: z.string().optional().openapi({ description: 'The default address where it is left out' }),
  }),
);
const Started = z
  .object({
    checkoutPageUrl: z.url().openapi({ description: 'Where the browser goes to pay' }),
    transaction_id: z.string().openapi({ example: 'txn_0123456789abcdef0123456789abcdef' }),
  })
  .openapi('StartedOrder');

const create = createRoute({
  method: 'post',
  path: '/payment-pay/create-order',
  tags: ['Checkout'],
  summary: 'Order what is in the cart and begin to pay',
  description:
    "The cart is the server's, and so are its prices: `amount`, `item` and who is asking are read by nobody. Asked again for the same cart, it goes on with the same payment; for a changed one, with a new one in its place.",
  request: {
    body: body(OrderPayload),
    headers: z.object({
      'idempotency-key': z.string().optional().openapi({ description: 'In the place of `transaction_id`' }),
    }),
  },
  responses: {
    200: answer('Begun', Started),
    ...errorAnswers(400, 401, 409, 413, 415, 422, 429, 503),
  },
});

const coupon = createRoute({
  method: 'post',
  path: '/cart/coupon',
  tags: ['Checkout'],
  summary: 'Keep a use of a coupon for the cart, for half an hour',
  request: {
    body: body(
      z.object(checkoutNames.toWire({ couponCode: z.string().min(1).max(40), duration: z.enum(durations) })),
    ),
  },
  responses: {
    200: answer(
      'Kept',
      Done.extend({
        discount: z.number().openapi({ description: 'Rupees, before GST' }),
        total: z.number().openapi({ description: 'What is left to pay, rupees' }),
      }),
    ),
    ...errorAnswers(400, 401, 409, 413, 415, 422, 429, 503),
  },
});

const list = createRoute({
  method: 'get',
  path: '/payment-pay/orders/{userId}',
  tags: ['Checkout'],
  summary: 'Payments of whoever is signed in, the latest first',
  request: { params: UserIdParam },
  responses: {
    200: answer('The payments', z.object({ data: z.array(OrderWire) })),
    ...errorAnswers(401, 404, 503),
  },
});

/** */
export function checkoutRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const { ctx } = c.var;
      const rows = await listMyOrders(ctx, { account: c.req.valid('param').userId });
      return c.json({ data: await ordersOnWire(ctx, rows) }, 200);
    })
    .openapi({ ...coupon, middleware }, async (c) => {
      const { ctx } = c.var;
      await ctx.limit(couponApplyLimit, signedIn(ctx.actor).id);
      const { priced } = await priceOwnCart(ctx, checkoutNames.fromWire(c.req.valid('json')));
      const message = translatorIn(ctx.language).translate(
        /*i18n*/ '{amount} off, kept for you for {minutes} minutes.',
        { amount: formatInr(priced.discountPaise), minutes: heldMinutes },
      );
      return c.json(
        { ...success(message), discount: toRupees(priced.discountPaise), total: toRupees(priced.totalPaise) },
        200,
      );
    })
    .openapi({ ...create, middleware }, async (c) => {
      const { ctx } = c.var;
      const typed = checkoutNames.fromWire(c.req.valid('json'));
      const clientReference = c.req.valid('header')['idempotency-key'] ?? typed.clientReference;
      const started = await inWireWords(
        () => placeOrder(ctx, OrderInput.parse({ ...typed, clientReference })),
        checkoutNames.toWire,
      );
      return c.json(
        { checkoutPageUrl: `${deps.publicUrl}${started.checkoutPath}`, transaction_id: started.id },
        200,
      );
    });
}
