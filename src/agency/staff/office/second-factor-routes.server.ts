import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, done, errorAnswers } from '#kit/wire/envelope.ts';
import { beginEnrolment, finishEnrolment, finishSignIn } from '../finish-sign-in.ts';
import {
  beginOwnFactor,
  confirmOwnFactor,
  readOwnFactor,
  renewOwnRecoveryCodes,
  turnOffOwnFactor,
} from '../own-second-factor.ts';
import { FactorCode, OwnPassword } from '../second-factor.ts';
import { requireSession } from './require-session.server.ts';
import { When } from '#kit/answers.ts';
import { createStaffRouter } from '#kit/wire/staff-router.ts';
import { sessionCookies } from './session-cookies.server.ts';
import { Me, toWire } from './session-routes.server.ts';

const Secret = z
  .object({
    secret: z.string().openapi({ description: 'Base32; told only now' }),
    uri: z.string().openapi({ description: 'The same as an otpauth:// address' }),
  })
  .openapi('StaffFactorSecret');
const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).openapi({ description: 'Ten; each works once; told only now' }),
});
const tags = ['Staff'];
const half = errorAnswers(400, 401, 409, 415, 422, 429);

const code = createRoute({
  method: 'post',
  path: '/session/code',
  tags,
  summary: 'The second step of signing in: a code of the app, or a recovery code',
  request: { body: body(FactorCode) },
  responses: { 200: answer('Signed in', Me), ...half },
});
const enrolment = createRoute({
  method: 'post',
  path: '/session/enrolment',
  tags,
  summary: 'Where every colleague needs a second factor: get one while signing in',
  responses: { 200: answer('For the app', Secret), ...errorAnswers(401, 409) },
});
const enrolled = createRoute({
  method: 'post',
  path: '/session/enrolment/code',
  tags,
  summary: 'The first code of the new app; it finishes the sign-in',
  request: { body: body(FactorCode) },
  responses: { 200: answer('Signed in', RecoveryCodes.extend({ me: Me })), ...half },
});
const show = createRoute({
  method: 'get',
  path: '/session/second-factor',
  tags,
  summary: 'How your own second factor stands',
  responses: {
    200: answer(
      'State',
      z.object({
        since: When.nullable(),
        recoveryCodesLeft: z.number().int(),
        required: z.boolean().openapi({ description: 'Whether every colleague needs one' }),
      }),
    ),
    ...errorAnswers(401),
  },
});
const begin = createRoute({
  method: 'post',
  path: '/session/second-factor',
  tags,
  summary: 'Get a secret for your app; it counts after its first code',
  request: { body: body(OwnPassword) },
  responses: { 200: answer('For the app', Secret), ...errorAnswers(401, 409, 422, 429) },
});
const confirm = createRoute({
  method: 'post',
  path: '/session/second-factor/code',
  tags,
  summary: 'The first code of your app; your other devices are signed out',
  request: { body: body(FactorCode) },
  responses: { 200: answer('On', RecoveryCodes), ...errorAnswers(401, 422, 429) },
});
const off = createRoute({
  method: 'post',
  path: '/session/second-factor/off',
  tags,
  summary: 'Turn your second factor off, with password and code',
  request: { body: body(OwnPassword.extend(FactorCode.shape)) },
  responses: { 204: done, ...errorAnswers(401, 409, 422, 429) },
});
const renew = createRoute({
  method: 'post',
  path: '/session/second-factor/recovery-codes',
  tags,
  summary: 'Ten new recovery codes, with password and code; the old ones open nothing any more',
  request: { body: body(OwnPassword.extend(FactorCode.shape)) },
  responses: { 200: answer('Renewed', RecoveryCodes), ...errorAnswers(401, 422, 429) },
});

/** Two-factor sign-in of staff: its second step, and one's own app. */
export function secondFactorRoutes(deps: ApiDeps) {
  const cookies = sessionCookies(deps);
  const router = createStaffRouter();
  router.use('/session/second-factor/*', requireSession(deps));
  return router
    .openapi(code, async (c) => {
      const { token, actor } = await finishSignIn(deps.ctxFor(c), {
        ...c.req.valid('json'),
        ...cookies.read(c),
      });
      cookies.open(c, token);
      return c.json(toWire(actor), 200);
    })
    .openapi(enrolment, async (c) => c.json(await beginEnrolment(deps.ctxFor(c), cookies.read(c)), 200))
    .openapi(enrolled, async (c) => {
      const { token, actor, recoveryCodes } = await finishEnrolment(deps.ctxFor(c), {
        ...c.req.valid('json'),
        ...cookies.read(c),
      });
      cookies.open(c, token);
      return c.json({ me: toWire(actor), recoveryCodes }, 200);
    })
    .openapi(show, async (c) => {
      const state = await readOwnFactor(c.var.ctx);
      return c.json({ ...state, since: state.since && state.since.toISOString() }, 200);
    })
    .openapi(begin, async (c) => c.json(await beginOwnFactor(c.var.ctx, c.req.valid('json')), 200))
    .openapi(confirm, async (c) => {
      const input = { ...c.req.valid('json'), token: c.var.token };
      return c.json(await confirmOwnFactor(c.var.ctx, input), 200);
    })
    .openapi(renew, async (c) => c.json(await renewOwnRecoveryCodes(c.var.ctx, c.req.valid('json')), 200))
    .openapi(off, async (c) => {
      await turnOffOwnFactor(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    });
}
