import { createRoute, z } from '@hono/zod-openapi';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, done, errorAnswers } from '#kit/wire/envelope.ts';
import { may, type Actor } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { changeOwnPassword } from '../change-own-password.ts';
import { permissions, roles, type Permission } from '#kit/permissions.ts';
import { signIn } from '../sign-in.ts';
import { signOut } from '../sign-out.ts';
import { Credentials, PasswordChange } from '../staff-member.ts';
import { requireSession } from './require-session.server.ts';
import { createStaffRouter } from '#kit/wire/staff-router.ts';
import { sessionCookies } from './session-cookies.server.ts';

export const Me = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    ownLeadsOnly: z.boolean(),
    permissions: z.array(z.string()).openapi({ example: ['leads:read'] }),
  })
  .openapi('StaffSession');

const tags = ['Staff'];
const open = createRoute({
  method: 'post',
  path: '/session',
  tags,
  summary: 'Sign in; the answer sets the session cookie',
  request: { body: body(Credentials) },
  responses: {
    200: answer('Signed in', Me),
    202: answer(
      'The password was right; the second step is awaited for five minutes. Its cookie opens nothing else',
      z.object({ secondStep: z.enum(['code', 'enrol']) }),
    ),
    ...errorAnswers(400, 401, 415, 422, 429, 503),
  },
});
const show = createRoute({
  method: 'get',
  path: '/session',
  tags,
  summary: 'Who is signed in, and what they may do',
  responses: { 200: answer('You', Me), ...errorAnswers(401) },
});
const close = createRoute({
  method: 'delete',
  path: '/session',
  tags,
  summary: 'Sign out',
  responses: { 204: done },
});
const password = createRoute({
  method: 'put',
  path: '/session/password',
  tags,
  summary: 'Change your own password; your other devices are signed out, and your tokens end',
  request: { body: body(PasswordChange) },
  responses: { 204: done, ...errorAnswers(401, 422, 429) },
});

export function sessionRoutes(deps: ApiDeps) {
  const { name, secure } = deps.sessionCookie;
  const cookies = sessionCookies(deps);
  const router = createStaffRouter();
  router.use('/session/password', requireSession(deps));
  return router
    .openapi(open, async (c) => {
      const previousToken = getCookie(c, name);
      const opened = await signIn(deps.ctxFor(c), { ...c.req.valid('json'), previousToken });
      if ('step' in opened) {
        cookies.awaitStep(c, opened.stepToken);
        return c.json({ secondStep: opened.step }, 202);
      }
      cookies.open(c, opened.token);
      return c.json(toWire(opened.actor), 200);
    })
    .openapi(close, async (c) => {
      const token = getCookie(c, name);
      if (token) await signOut(deps.ctxFor(c), { token });
      deleteCookie(c, name, { path: '/', secure });
      return c.body(null, 204);
    })
    .openapi({ ...show, middleware: requireSession(deps) }, (c) => c.json(toWire(c.var.ctx.actor), 200))
    .openapi(password, async (c) => {
      await changeOwnPassword(c.var.ctx, { ...c.req.valid('json'), token: c.var.token });
      return c.body(null, 204);
    });
}

export function toWire(actor: Actor) {
  if (actor.kind !== 'staff') throw new Unauthenticated();
  const { id, name, email, role, ownLeadsOnly = false } = actor;
  const mine = (Object.keys(permissions) as Permission[]).filter((permission) => may(actor, permission));
  return { id, name, email, role, ownLeadsOnly, permissions: mine };
}
