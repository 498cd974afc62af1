import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { createCustomerRouter, UserIdParam } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { claimPayment } from '../claim-payment.ts';
import { listMyPayments } from '../list-payments.ts';
import { payAdmission } from '../pay-admission.ts';
import { signedIn } from '#people/customers/customer.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import {
  checkoutOf,
  CheckoutWire,
  ClaimWire,
  claimedPayment,
  paymentMessage,
  PaymentWire,
  paymentToWire,
} from './payment-schemas.ts';
import { admissionNames } from './names.ts';
import { planIn, errorsToWire } from './schemas.ts';

const tags = ['Admission'];
const list = createRoute({
  method: 'get',
  path: '/feespay/{userId}',
  tags,
  summary: 'Payments for admissions, the latest first',
  description: 'An order that nobody has tried to pay is not among them.',
  request: { params: UserIdParam },
  responses: {
    200: answer('The payments', z.object({ data: z.array(PaymentWire) })),
    ...errorAnswers(401, 404, 503),
  },
});
const pay = createRoute({
  method: 'post',
  path: '/admission/orders',
  tags,
  summary: 'Pay for the admission that waits, with the plan and coupon chosen last',
  request: {
    body: body(
      z.object(
        admissionNames.toWire({
          planId: z.string().max(4_000).openapi({ description: 'JSON text of a plan; its `id` counts' }),
          couponCode: z.string().max(40).optional(),
          clientReference: z.string().max(60).optional().openapi({ description: 'Of the browser; unique' }),
        }),
      ),
    ),
  },
  responses: {
    200: answer('What the checkout is opened with', Done.extend(CheckoutWire.shape)),
    ...errorAnswers(400, 401, 404, 409, 413, 415, 422, 429, 503),
  },
});

const claim = createRoute({
  method: 'post',
  path: '/feespay',
  tags,
  summary: 'Tell how the checkout ended',
  description:
    'A claim: what became of the money the provider is asked. Of the body only `transaction_id`, the three signed values and `status` are read: `Paid` without a payment is an error. An id of the browser that is new here means its latest payment for an admission.',
  request: { body: body(ClaimWire) },
  responses: {
    200: answer(
      'What is known now',
      z.object({ data: z.object({ isError: z.boolean(), status: z.string(), transaction_id: z.string() }) }),
    ),
    ...errorAnswers(400, 401, 404, 413, 415, 422, 503),
  },
});

/** */
export function admissionPaymentRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const { ctx } = c.var;
      const found = await listMyPayments(ctx, { account: c.req.valid('param').userId });
      const { id } = signedIn(ctx.actor);
      const titles = found.map(({ planTitle }) => planTitle);
      const say = await titlesFor(ctx, translatorIn(ctx.language), titles);
      const data = found.map((payment) =>
        paymentToWire({ ...payment, planTitle: say(payment.planTitle) }, id),
      );
      return c.json({ data }, 200);
    })
    .openapi({ ...pay, middleware }, async (c) => {
      const { ctx } = c.var;
      const sent = admissionNames.fromWire(c.req.valid('json'));
      const change = { planId: planIn(sent.planId), couponCode: sent.couponCode ?? '' };
      const clientReference = sent.clientReference || null;
      const started = await inWireWords(() => payAdmission(ctx, { change, clientReference }), errorsToWire);
      return c.json({ ...success(paymentMessage(started)), ...checkoutOf(started) }, 200);
    })
    .openapi({ ...claim, middleware }, async (c) => {
      const { transactionId, isError, status } = await claimPayment(
        c.var.ctx,
        claimedPayment(c.req.valid('json')),
      );
      const known = status ?? (isError ? 'Failed' : 'Pending');
      return c.json({ data: { isError, status: known, transaction_id: transactionId } }, 200);
    });
}
