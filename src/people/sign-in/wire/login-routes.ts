import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, json, success } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { Credentials } from '#people/customers/customer.ts';
import { beginGoogleSignIn, googleSignIn } from '../google/google-sign-in.ts';
import { refreshSession } from '../refresh-session.ts';
import { signIn } from '../sign-in.ts';
import { signOut } from '../sign-out.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { dropCookie, readCookie, writeCookie } from '#kit/wire/cookies.ts';
import { cookies } from './cookies.ts';
import { sendTokens, isApp, placeOf, clearTokens } from './session.ts';
import { LoginRecord, Tokens, toRecord } from '#people/customers/wire/schemas.ts';

const Entered = Done.extend({ user: LoginRecord }).extend(Tokens.shape);

const tags = ['Accounts: sign-in'];
const login = createRoute({
  method: 'post',
  path: '/user-login',
  tags,
  summary: 'Sign in with a password',
  description: 'Sets the session cookie; with `X-Client: native` the tokens are in the answer instead.',
  request: { body: body(Credentials) },
  responses: {
    200: answer('Signed in', Entered),
    ...errorAnswers(400, 401, 403, 413, 415, 422, 429, 503),
  },
});
const refresh = createRoute({
  method: 'post',
  path: '/user-login/refresh',
  tags,
  summary: 'Change the refresh token for the next pair',
  description:
    'Browsers hold theirs in a cookie and receive the next ones there: both keys are then empty. Each token is good once; one that comes back later ends the whole session.',
  request: {
    body: {
      required: false,
      content: json(z.object({ refreshToken: z.string().max(100).optional() })),
    },
  },
  responses: {
    200: answer('Refreshed', z.object({ accessToken: z.string(), refreshToken: z.string() })),
    ...errorAnswers(400, 401, 413, 415, 422, 429, 503),
  },
});
const logout = createRoute({
  method: 'post',
  path: '/user-logout',
  tags,
  summary: 'Sign out',
  description: 'Also answers 200 when there was no session.',
  responses: { 200: answer('Signed out', Done), ...errorAnswers(503) },
});
const googleBegin = createRoute({
  method: 'get',
  path: '/account/google',
  tags,
  summary: 'Begin a sign-in with Google',
  description:
    '`url` is where to send the browser; it comes back to `/login` with `#id_token=…`. `nonce` is kept in a cookie too.',
  responses: {
    200: answer('How', z.object({ url: z.url(), nonce: z.string() })),
    ...errorAnswers(404, 503),
  },
});
const google = createRoute({
  method: 'post',
  path: '/user-register/api/google-login',
  tags,
  summary: 'Sign in, or up, with an ID token of Google',
  request: { body: body(z.object({ idToken: z.string().min(1).max(8_192) })) },
  responses: {
    200: answer('Signed in', Entered),
    ...errorAnswers(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

/** Signing in, staying signed in, signing out. */
export const loginRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(login, async (c) => {
      const input = { ...c.req.valid('json'), place: placeOf(c, deps) };
      const { profile, ...tokens } = await signIn(deps.ctxFor(c), input);
      return c.json(
        { ...success(/*i18n*/ 'Logged In'), user: toRecord(profile), ...sendTokens(c, deps, tokens) },
        200,
      );
    })
    .openapi(refresh, async (c) => {
      // An app sends its token, a browser its cookie; neither is taken for the other.
      const app = isApp(c);
      const refreshToken = app ? c.req.valid('json').refreshToken : readCookie(c, deps, cookies.refresh);
      try {
        if (!refreshToken) throw new Unauthenticated();
        const kind = app ? ('bearer' as const) : ('cookie' as const);
        const tokens = await refreshSession(deps.ctxFor(c), { refreshToken, kind });
        return c.json({ accessToken: '', refreshToken: '', ...sendTokens(c, deps, tokens) }, 200);
      } catch (error) {
        if (error instanceof Unauthenticated) clearTokens(c, deps);
        throw error;
      }
    })
    .openapi(logout, async (c) => {
      const held = [
        readCookie(c, deps, cookies.sid),
        readCookie(c, deps, cookies.refresh),
        c.req.header('Authorization')?.replace(/^Bearer /, ''),
      ];
      await signOut(deps.ctxFor(c), { tokens: held.filter((token) => token !== undefined) });
      clearTokens(c, deps);
      return c.json(success(/*i18n*/ 'Logout successfully'), 200);
    })
    .openapi(googleBegin, async (c) => {
      const begun = await beginGoogleSignIn(deps.ctxFor(c), { returnPath: '/login' });
      writeCookie(c, deps, cookies.nonce, begun.nonce);
      return c.json(begun, 200);
    })
    .openapi(google, async (c) => {
      const nonce = readCookie(c, deps, cookies.nonce);
      dropCookie(c, deps, cookies.nonce);
      const { profile, ...tokens } = await googleSignIn(deps.ctxFor(c), {
        ...c.req.valid('json'),
        nonce,
        place: placeOf(c, deps),
      });
      return c.json(
        { ...success(/*i18n*/ 'Logged In'), user: toRecord(profile), ...sendTokens(c, deps, tokens) },
        200,
      );
    });
