import { createRoute, z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { NotGenuine } from '#kit/errors.ts';
import { checkoutOptions } from '../checkout-options.ts';
import { cancelPayment } from '../cancel-payment.ts';
import { confirmPayment, isPaid, lookRarely, payableTransaction } from '../confirm-payment.ts';
import { ownTransaction, type TransactionRow } from '../one-transaction.ts';
import { purposes, transactionStatuses } from '../transaction.ts';
import { checkoutNames } from './checkout-names.ts';
import { signedNames } from './signed-names.ts';
import { OrderWire, SignedWire, ordersOnWire } from './schemas.ts';

const params = z.object({
  id: z.string().openapi({ description: "Our id, the gateway's order id or the browser's transaction id" }),
});
const tags = ['Payments'];
const Order = z.object({ success: z.literal(true), data: OrderWire });
const Verified = z.object({ success: z.literal(true), status: z.enum(transactionStatuses) });

const verify = createRoute({
  method: 'post',
  path: '/admission/verify',
  tags,
  summary: 'Confirm what the checkout handed over',
  description: '202 while the gateway has not taken the money yet. Fields besides these are read by nobody.',
  request: {
    body: body(SignedWire.extend({ transaction_id: z.string().max(60) })),
  },
  responses: {
    200: answer('Paid', Verified),
    202: answer('Genuine, and not paid yet', Verified),
    ...errorAnswers(400, 401, 404, 413, 415, 503),
  },
});
const one = createRoute({
  method: 'get',
  path: '/payment-pay/order/{id}',
  tags,
  summary: 'A payment of whoever is signed in',
  request: {
    params,
    query: z.object({
      refresh: z
        .string()
        .optional()
        .openapi({ description: '1 asks the gateway, at most every three seconds' }),
    }),
  },
  responses: { 200: answer('The payment', Order), ...errorAnswers(401, 404, 503) },
});
const checkout = createRoute({
  method: 'get',
  path: '/payment-pay/order/{id}/checkout',
  tags,
  summary: "What the gateway's checkout is opened with",
  request: { params },
  responses: {
    200: answer(
      'The options',
      z.object({
        success: z.literal(true),
        status: z.enum(transactionStatuses),
        purpose: z.enum(purposes),
        ...checkoutNames.toWire({ scriptUrl: z.string(), key: z.string() }),
        callback_url: z.string(),
        order_id: z.string().nullable().openapi({ description: 'Null where there is nothing to pay' }),
        amount: z.number().int(),
        currency: z.string(),
        name: z.string(),
        prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
      }),
    ),
    ...errorAnswers(401, 404, 503),
  },
});
const cancel = createRoute({
  method: 'post',
  path: '/payment-pay/order/{id}/cancel',
  tags,
  summary: 'Give up a payment that nobody made',
  request: { params },
  responses: {
    200: answer('As it stands', Order),
    ...errorAnswers(401, 404, 409, 503),
  },
});

async function orderOf(ctx: Ctx, row: TransactionRow) {
  const [order] = await ordersOnWire(ctx, [row]);
  if (!order) throw new Error('Its row was there');
  return order;
}

/** A customer's own payments. */
export function paymentRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi(
      { ...verify, middleware },
      async (c) => {
        const { transaction_id: transactionId, ...signed } = c.req.valid('json');
        const row = await confirmPayment(c.var.ctx, { transactionId, ...signedNames.fromWire(signed) });
        const verified = { success: true as const, status: row.status };
        return isPaid(row) ? c.json(verified, 200) : c.json(verified, 202);
      },
      (result) => {
        if (!result.success) throw new NotGenuine();
      },
    )
    .openapi({ ...one, middleware }, async (c) => {
      const { ctx } = c.var;
      const known = await ownTransaction(ctx, c.req.valid('param').id);
      const fresh = c.req.valid('query').refresh === '1';
      const row = fresh ? await lookRarely(ctx, known, { trigger: 'customer' }) : known;
      return c.json({ success: true as const, data: await orderOf(ctx, row) }, 200);
    })
    .openapi({ ...checkout, middleware }, async (c) => {
      const { ctx } = c.var;
      const transactionId = c.req.valid('param').id;
      const { row, gatewayOrderId } = await payableTransaction(ctx, { transactionId });
      const { key, ...options } = await checkoutOptions(ctx, row);
      return c.json(
        {
          success: true as const,
          status: row.status,
          purpose: row.purpose,
          ...checkoutNames.toWire({ scriptUrl: ctx.gateway.checkoutScriptUrl, key }),
          ...options,
          order_id: gatewayOrderId,
        },
        200,
      );
    })
    .openapi({ ...cancel, middleware }, async (c) => {
      const { ctx } = c.var;
      const row = await cancelPayment(ctx, { transactionId: c.req.valid('param').id });
      return c.json({ success: true as const, data: await orderOf(ctx, row) }, 200);
    });
}
