import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { readCookie, writeCookie, dropCookie, type Cookie } from '#kit/wire/cookies.ts';
import { answer, body, Done, done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { fileGrievance } from '#desk/grievances/file-grievance.ts';
import { GrievanceInput } from '#desk/grievances/grievance.ts';
import { Code, Email } from '#people/customers/customer.ts';
import { Correction, correctKept } from '../correct-kept.ts';
import { eraseKept } from '../erase-kept.ts';
import { proofSeconds, provenAddress, proveMyAddress, requestMyDataCode } from '../proof.ts';
import { readKept } from '../read-kept.ts';

const proofCookie: Cookie = { name: 'my-data', sameSite: 'Strict', maxAge: proofSeconds };

const tags = ['My data, without an account'];
const code = createRoute({
  method: 'post',
  path: '/my-data/code',
  tags,
  summary: 'Send a code to an address; the answer is the same whether it is known or not',
  request: { body: body(z.object({ email: Email })) },
  responses: { 200: answer('Sent', Done), ...errorAnswers(400, 403, 413, 415, 422, 429, 503) },
});
const prove = createRoute({
  method: 'post',
  path: '/my-data/proof',
  tags,
  summary: 'Check the code; this browser may then do what follows for half an hour',
  request: { body: body(z.object({ email: Email, code: Code })) },
  responses: { 200: answer('Proven', Done), ...errorAnswers(400, 403, 413, 415, 422, 429, 503) },
});
const see = createRoute({
  method: 'get',
  path: '/my-data/kept',
  tags,
  summary: 'Everything filed under the proven address',
  responses: {
    200: answer('What is kept', z.record(z.string(), z.unknown())),
    ...errorAnswers(403, 503),
  },
});
const correct = createRoute({
  method: 'patch',
  path: '/my-data/kept',
  tags,
  summary: 'Put right a name, a number, a company, an address; empty ones stay as they are',
  request: { body: body(Correction) },
  responses: { 204: done, ...errorAnswers(400, 403, 413, 415, 422, 503) },
});
const erase = createRoute({
  method: 'delete',
  path: '/my-data/kept',
  tags,
  summary: 'Erase it at once, but for what the law asks us to keep',
  responses: {
    200: answer(
      'What was erased, and what stays',
      z.object({
        enquiries: z.int(),
        appointments: z.int(),
        newsletter: z.boolean(),
        messages: z.int(),
        quotations: z.int(),
        projects: z.int(),
        questions: z.int(),
        kept: z.object({ invoices: z.int(), quotations: z.int(), projects: z.int(), questions: z.int() }),
      }),
    ),
    ...errorAnswers(403, 503),
  },
});

const ask = createRoute({
  method: 'post',
  path: '/my-data/requests',
  tags,
  summary: 'Ask or complain about my data; it is answered by mail',
  request: { body: body(GrievanceInput) },
  responses: {
    201: answer('By when', z.object({ dueOn: z.iso.date() })),
    ...errorAnswers(400, 403, 413, 415, 422, 429, 503),
  },
});

/** What somebody without an account may ask of what is kept of them. */
export const myDataRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(code, async (c) => {
      await requestMyDataCode(deps.ctxFor(c), c.req.valid('json'));
      return c.json(success(/*i18n*/ 'Otp sent successfully'), 200);
    })
    .openapi(prove, async (c) => {
      const { proof } = await proveMyAddress(deps.ctxFor(c), c.req.valid('json'));
      writeCookie(c, deps, proofCookie, proof);
      return c.json(success(/*i18n*/ 'Otp verified successfully'), 200);
    })
    .openapi(see, async (c) => {
      const ctx = deps.ctxFor(c);
      const email = await provenAddress(ctx, { proof: readCookie(c, deps, proofCookie) });
      return c.json(await readKept(ctx, { email }), 200);
    })
    .openapi(correct, async (c) => {
      const ctx = deps.ctxFor(c);
      const email = await provenAddress(ctx, { proof: readCookie(c, deps, proofCookie) });
      await correctKept(ctx, { ...c.req.valid('json'), email });
      return c.body(null, 204);
    })
    .openapi(erase, async (c) => {
      const ctx = deps.ctxFor(c);
      const email = await provenAddress(ctx, { proof: readCookie(c, deps, proofCookie) });
      const erased = await eraseKept(ctx, { email });
      dropCookie(c, deps, proofCookie);
      return c.json(erased, 200);
    })
    .openapi(ask, async (c) => {
      const ctx = deps.ctxFor(c);
      const email = await provenAddress(ctx, { proof: readCookie(c, deps, proofCookie) });
      return c.json(await fileGrievance(ctx, { ...c.req.valid('json'), email }), 201);
    });
