import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { createCustomerRouter, UserIdParam } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { payAdmission } from '../pay-admission.ts';
import { readAdmission } from '../read-admission.ts';
import { submitAdmission } from '../submit-admission.ts';
import { signedIn } from '#people/customers/customer.ts';
import { checkoutOf, CheckoutWire, paymentMessage } from './payment-schemas.ts';
import { admissionNames } from './names.ts';
import { admissionToWire, AdmissionForm, AdmissionWire, fromWire, errorsToWire } from './schemas.ts';

const tags = ['Admission'];
const single = createRoute({
  method: 'get',
  path: '/admission/singlead/{userId}',
  tags,
  summary: 'The latest admission of whoever is signed in; `null` before the first',
  request: { params: UserIdParam },
  responses: { 200: answer('The admission', AdmissionWire.nullable()), ...errorAnswers(401, 404, 503) },
});
const submit = createRoute({
  method: 'post',
  path: '/admission',
  tags,
  summary: 'Subscribe to a plan',
  description:
    'Answers with what the checkout is opened with. While an admission waits to be paid, sending again changes it. Prices are never read from here.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: AdmissionForm } } } },
  responses: {
    200: answer('Kept', Done.extend({ id: z.uuid(), ...CheckoutWire.shape })),
    ...errorAnswers(400, 401, 409, 413, 415, 422, 429, 503),
  },
});

/** */
export function admissionRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...single, middleware }, async (c) => {
      const { ctx } = c.var;
      const found = await readAdmission(ctx, { account: c.req.valid('param').userId });
      return c.json(found && admissionToWire(found, signedIn(ctx.actor).code), 200);
    })
    .openapi({ ...submit, middleware }, async (c) => {
      const form = c.req.valid('form');
      const { ctx } = c.var;
      const { id, started } = await inWireWords(async () => {
        const { id, begun } = await submitAdmission(ctx, fromWire(form));
        const clientReference = admissionNames.fromWire(form).clientReference || null;
        return { id, started: begun ? null : await payAdmission(ctx, { clientReference }) };
      }, errorsToWire);
      return c.json({ ...success(paymentMessage(started)), id, ...checkoutOf(started) }, 200);
    });
}
