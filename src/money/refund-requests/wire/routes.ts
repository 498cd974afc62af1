import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { answer, body, createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { askForRefund, listMyRefundRequests, RefundWish } from '../ask-for-refund.ts';
import { factsOf, type RefundRequest } from '../read-refund-request.ts';
import { refundRequestStatuses } from '../refund-request.ts';

const day = z.iso.date().nullable();
const RefundRequestWire = z
  .object({
    id: z.uuid(),
    transaction_id: z.string(),
    status: z.enum(refundRequestStatuses),
    reason: z.string(),
    amount: z.number().int().openapi({ description: 'What was paid, in paise' }),
    approved_amount: z.number().int().nullable().openapi({ description: 'Paise' }),
    answer: z.string().openapi({ description: 'What we say with the decision' }),
    asked_on: z.iso.date(),
    review_due_on: z.iso.date().openapi({ description: 'Seven business days after it was asked for' }),
    decided_on: day,
    pay_from_on: day,
    pay_due_on: day,
    paid_on: day,
  })
  .openapi('RefundRequest');

const toWire = (request: RefundRequest): z.infer<typeof RefundRequestWire> => {
  const facts = factsOf(request);
  return {
    id: request.id,
    transaction_id: request.transactionId,
    status: facts.status,
    reason: request.reason,
    amount: facts.totalPaise,
    approved_amount: facts.approvedPaise,
    answer: facts.answer,
    asked_on: facts.askedOn,
    review_due_on: facts.reviewDueOn,
    decided_on: facts.decidedOn,
    pay_from_on: facts.payFromOn,
    pay_due_on: facts.payDueOn,
    paid_on: facts.paidOn,
  };
};

const tags = ['Payments'];
const list = createRoute({
  method: 'get',
  path: '/refund-requests',
  tags,
  summary: 'The refund requests of whoever is signed in, the latest first',
  responses: {
    200: answer('The requests', z.object({ success: z.literal(true), data: z.array(RefundRequestWire) })),
    ...errorAnswers(401, 503),
  },
});
const ask = createRoute({
  method: 'post',
  path: '/refund-requests',
  tags,
  summary: 'Ask for the money of one of your payments',
  request: { body: body(z.object({ transaction_id: z.string(), reason: z.string() })) },
  responses: {
    201: answer('Taken in', z.object({ success: z.literal(true), data: RefundRequestWire })),
    ...errorAnswers(400, 401, 404, 409, 413, 415, 422, 503),
  },
});

/** Money that customers want back (decision 023). */
export function refundRequestRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const data = await listMyRefundRequests(c.var.ctx);
      return c.json({ success: true as const, data: data.map(toWire) }, 200);
    })
    .openapi({ ...ask, middleware }, async (c) => {
      const { transaction_id: transactionId, reason } = c.req.valid('json');
      const data = await askForRefund(c.var.ctx, RefundWish.parse({ transactionId, reason }));
      return c.json({ success: true as const, data: toWire(data) }, 201);
    });
}
