import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, done, errorAnswers, success } from '#kit/wire/envelope.ts';
import type { AdoptSold } from '../adopt-sold.ts';
import { changeEmail } from '../change-email.ts';
import { ConsentChange, consentPurposes } from '../consents/consent.ts';
import { changeConsent, listConsents } from '../consents/consents.ts';
import { Code, Credentials } from '../customer.ts';
import { readProfile } from '../read-profile.ts';
import { listSessions, revokeSession, signOutEverywhere } from '#people/sign-in/sign-out.ts';
import { requestProofCode, proveItIsMe, proofMethods } from '#people/sign-in/step-up.ts';
import { undoEmailChange } from '../undo-email.ts';
import { NotFound } from '#kit/errors.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { customerCtx, requireCustomer, clearTokens } from '#people/sign-in/wire/session.ts';
import { accountNames } from './names.ts';
import { EmailCodeWire, LoginRecord, toRecord } from './schemas.ts';

const Moment = z.iso.datetime();
const tags = ['Accounts: my account'];
const refusals = errorAnswers(401, 503);
const written = errorAnswers(400, 401, 413, 415, 422, 429, 503);

const session = createRoute({
  method: 'get',
  path: '/account/session',
  tags,
  summary: 'Who is signed in; answers to everybody',
  responses: {
    200: answer(
      'The record, or null',
      z.object({
        user: LoginRecord.nullable(),
        eraseAt: Moment.nullable().openapi({ description: 'When the account will be deleted, if asked for' }),
        google: z.boolean().openapi({ description: 'Whether sign-in with Google is set up' }),
      }),
    ),
    ...errorAnswers(503),
  },
});
const sessions = createRoute({
  method: 'get',
  path: '/account/sessions',
  tags,
  summary: 'Where I am signed in',
  responses: {
    200: answer(
      'The latest first',
      z.object({
        sessions: z.array(
          z.object({
            id: z.uuid(),
            kind: z.enum(['cookie', 'bearer']),
            createdAt: Moment,
            seenAt: Moment,
            ip: z.string(),
            userAgent: z.string(),
            isThis: z.boolean(),
          }),
        ),
      }),
    ),
    ...refusals,
  },
});
const endOne = createRoute({
  method: 'delete',
  path: '/account/sessions/{id}',
  tags,
  summary: 'Sign out one of my devices',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: done, ...errorAnswers(401, 404, 503) },
});
const endAll = createRoute({
  method: 'post',
  path: '/account/sessions/end',
  tags,
  summary: 'Sign out all my devices, or all others',
  request: { body: body(z.strictObject({ others: z.boolean().default(false) })) },
  responses: { 200: answer('How many', z.object({ ended: z.number().int() })), ...written },
});
const email = createRoute({
  method: 'post',
  path: '/account/email',
  tags,
  summary: 'Confirm a new address with the code that was sent to it',
  request: { body: body(EmailCodeWire) },
  responses: {
    200: answer('Changed', z.object({ user: LoginRecord })),
    ...errorAnswers(400, 401, 403, 413, 415, 422, 429, 503),
  },
});
const consents = createRoute({
  method: 'get',
  path: '/account/consents',
  tags,
  summary: 'What I agreed to and took back',
  responses: {
    200: answer(
      'The latest first',
      z.object({
        consents: z.array(
          z.object({
            id: z.uuid(),
            purpose: z.enum(consentPurposes),
            given: z.boolean(),
            textVersion: z.string(),
            text: z.string(),
            source: z.string(),
            at: Moment,
          }),
        ),
      }),
    ),
    ...refusals,
  },
});
const consent = createRoute({
  method: 'post',
  path: '/account/consents',
  tags,
  summary: 'Agree to mails about offers or to WhatsApp, or take it back',
  request: { body: body(ConsentChange) },
  responses: { 204: done, ...written, ...errorAnswers(409) },
});
const ways = createRoute({
  method: 'get',
  path: '/account/proof',
  tags,
  summary: 'How I can prove that it is me',
  responses: {
    200: answer(
      'A code to my address always works',
      z.object({
        password: z.boolean().openapi({ description: 'Whether the account has a password' }),
        proven: z.boolean().openapi({ description: 'Whether this session has just proven it' }),
      }),
    ),
    ...refusals,
  },
});
const proofCode = createRoute({
  method: 'post',
  path: '/account/proof/code',
  tags,
  summary: 'Send a code to my present address',
  responses: {
    200: answer('Sent', z.object({ success: z.literal(true), message: z.string() })),
    ...errorAnswers(401, 429, 503),
  },
});
const prove = createRoute({
  method: 'post',
  path: '/account/proof',
  tags,
  summary: 'Prove that it is me, with the password or a code',
  description:
    'A session alone changes no address, deletes no account and exports no data: one of them, once, within ten minutes after this.',
  request: {
    body: body(
      z.union([
        z.strictObject(accountNames.toWire({ code: Code })),
        z.strictObject({ password: Credentials.shape.password }),
      ]),
    ),
  },
  responses: { 204: done, ...written },
});
const undoEmail = createRoute({
  method: 'post',
  path: '/account/email/undo',
  tags,
  summary: 'Take a change of address back with the link that went to the old one, and lock the account',
  description: 'Without a session. For 72 hours; a new password is chosen with a code to that address.',
  request: { body: body(z.object({ token: z.string().max(100) })) },
  responses: { 204: done, ...errorAnswers(400, 404, 409, 413, 415, 422, 429, 503) },
});
/** What a customer may do with their own account beyond the calls that clients know. */
export function accountRoutes(deps: ApiDeps & { adoptSold: AdoptSold }) {
  const middleware = requireCustomer(deps);
  const iso = (at: Date) => at.toISOString();
  return createCustomerRouter()
    .openapi(session, async (c) => {
      const ctx = await customerCtx(c, deps);
      const google = ctx.google !== null;
      if (ctx.actor.kind !== 'customer') return c.json({ user: null, eraseAt: null, google }, 200);
      const profile = await readProfile(ctx);
      const eraseAt = profile.eraseAt && iso(profile.eraseAt);
      return c.json({ user: toRecord(profile), eraseAt, google }, 200);
    })
    .openapi({ ...sessions, middleware }, async (c) => {
      const found = await listSessions(c.var.ctx);
      const shown = found.map((each) => ({
        ...each,
        createdAt: iso(each.createdAt),
        seenAt: iso(each.seenAt),
      }));
      return c.json({ sessions: shown }, 200);
    })
    .openapi({ ...endOne, middleware }, async (c) => {
      const id = z.uuid().safeParse(c.req.valid('param').id);
      if (!id.success) throw new NotFound(/*i18n*/ 'This session');
      await revokeSession(c.var.ctx, { sessionId: id.data });
      return c.body(null, 204);
    })
    .openapi({ ...endAll, middleware }, async (c) => {
      const { others } = c.req.valid('json');
      const ended = await signOutEverywhere(c.var.ctx, { but: others ? 'this' : 'none' });
      if (!others) clearTokens(c, deps);
      return c.json(ended, 200);
    })
    .openapi({ ...email, middleware }, async (c) => {
      await changeEmail(c.var.ctx, accountNames.fromWire(c.req.valid('json')), deps.adoptSold);
      return c.json({ user: toRecord(await readProfile(c.var.ctx)) }, 200);
    })
    .openapi(undoEmail, async (c) => {
      await undoEmailChange(await customerCtx(c, deps), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi({ ...ways, middleware }, async (c) => c.json(await proofMethods(c.var.ctx), 200))
    .openapi({ ...proofCode, middleware }, async (c) => {
      await requestProofCode(c.var.ctx);
      return c.json(success(/*i18n*/ 'OTP sent to your email.'), 200);
    })
    .openapi({ ...prove, middleware }, async (c) => {
      await proveItIsMe(c.var.ctx, accountNames.fromWire(c.req.valid('json')));
      return c.body(null, 204);
    })
    .openapi({ ...consents, middleware }, async (c) => {
      const found = await listConsents(c.var.ctx);
      return c.json({ consents: found.map((each) => ({ ...each, at: iso(each.at) })) }, 200);
    })
    .openapi({ ...consent, middleware }, async (c) => {
      await changeConsent(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    });
}
