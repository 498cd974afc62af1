import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#api/accounts/session.ts';
import { inWireWords } from '#api/accounts/wire.ts';
import { answer, createCustomerRouter, Done, UserIdParam } from '#api/customer-router.ts';
import type { ApiDeps } from '#api/deps.ts';
import { errorAnswers } from '#api/envelope.ts';
import { readAdmission } from '#domain/admissions/read-admission.ts';
import { submitAdmission } from '#domain/admissions/submit-admission.ts';
import { signedIn } from '#domain/customers/customer.ts';
import { admissionToWire, AdmissionForm, AdmissionWire, fromWire, wireNames } from './wire.ts';

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
    'While an admission waits to be paid, sending again changes it. Prices are never read from here.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: AdmissionForm } } } },
  responses: {
    200: answer('Kept', Done.extend({ id: z.uuid() })),
    ...errorAnswers(400, 401, 409, 413, 415, 422, 429, 503),
  },
});

/** Source: accounts-commerce §7, decisions 60, 66 */
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
      const { id } = await inWireWords(() => submitAdmission(c.var.ctx, fromWire(form)), wireNames);
      return c.json({ success: true as const, message: 'Your admission has been saved.', id }, 200);
    });
}
