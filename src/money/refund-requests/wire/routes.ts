import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRefundRequest, listMyRefundRequests, RefundRequestInput } from '../create-refund-request.ts';
import { factsOf, type RefundRequest } from '../read-refund-request.ts';
import { refundRequestStatuses } from '../refund-request.ts';
import { refundRequestNames } from './names.ts';

const day = z.iso.date().nullable();
const RefundRequestWire = z
  .object(
    refundRequestNames.toWire({
      id: z.uuid(),
      transactionId: z.string(),
      status: z.enum(refundRequestStatuses),
      reason: z.string(),
      totalPaise: z.number().int().openapi({ description: 'What was paid, in paise' }),
      approvedPaise: z.number().int().nullable().openapi({ description: 'Paise' }),
      answer: z.string().openapi({ description: 'What we say with the decision' }),
      askedOn: z.iso.date(),
      reviewDueOn: z.iso.date().openapi({ description: 'Seven business days after it was asked for' }),
      decidedOn: day,
      payFromOn: day,
      payDueOn: day,
      paidOn: day,
    }),
  )
  .openapi('RefundRequest');

const toWire = (request: RefundRequest): z.infer<typeof RefundRequestWire> => {
  const { id, transactionId, reason } = request;
  return refundRequestNames.toWire({ id, transactionId, reason, ...factsOf(request) });
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
  request: {
    body: body(z.object(refundRequestNames.toWire({ transactionId: z.string(), reason: z.string() }))),
  },
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
      const input = RefundRequestInput.parse(refundRequestNames.fromWire(c.req.valid('json')));
      const data = await createRefundRequest(c.var.ctx, input);
      return c.json({ success: true as const, data: toWire(data) }, 201);
    });
}
