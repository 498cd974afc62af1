import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { Ctx } from '#kit/context.ts';
import { findCustomerSession } from '../find-session.ts';
import type { SessionTokens, SignInPlace } from '#people/sessions/session.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { dropCookie, readCookie, writeCookie } from '#kit/wire/cookies.ts';
import { cookies } from './cookies.ts';

export type CustomerEnv = { Variables: { ctx: Ctx } };

/** Apps of ours say so, and receive their tokens in the answer. A page of another site cannot send this header. */
export const isApp = (c: Context) => c.req.header('X-Client') === 'native';

const bearer = /^Bearer ([\w-]{20,100})$/;

/** The request's context: of the customer whose session it carries, else of an anonymous visitor. */
export async function customerCtx(c: Context, deps: ApiDeps): Promise<Ctx> {
  const ctx = deps.ctxFor(c);
  const token = bearer.exec(c.req.header('Authorization') ?? '')?.[1];
  const sid = readCookie(c, deps, cookies.sid);
  const held = token
    ? ({ token, kind: 'bearer' } as const)
    : sid
      ? ({ token: sid, kind: 'cookie' } as const)
      : null;
  const actor = held && (await findCustomerSession(ctx, held));
  return actor ? { ...ctx, actor } : ctx;
}

/** Lets only signed-in customers through. */
export const requireCustomer = (deps: ApiDeps) =>
  createMiddleware<CustomerEnv>(async (c, next) => {
    const ctx = await customerCtx(c, deps);
    if (ctx.actor.kind !== 'customer') throw new Unauthenticated();
    c.set('ctx', ctx);
    await next();
  });

/** Where somebody signs in from. */
export const placeOf = (c: Context, deps: ApiDeps): SignInPlace => ({
  kind: isApp(c) ? 'bearer' : 'cookie',
  previousToken: readCookie(c, deps, cookies.sid),
  device: readCookie(c, deps, cookies.device),
});

/**
 * Hands the tokens over: to a browser in cookies, to an app in the answer.
 * @returns what the answer carries of them
 */
export function sendTokens(c: Context, deps: ApiDeps, tokens: SessionTokens & { device?: string }) {
  if (isApp(c)) return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken };
  writeCookie(c, deps, cookies.sid, tokens.accessToken);
  writeCookie(c, deps, cookies.refresh, tokens.refreshToken);
  if (tokens.device) writeCookie(c, deps, cookies.device, tokens.device);
  return {};
}

/**
 * Takes back what a browser held of its session, and what it kept of pages that showed somebody. Neither cookies nor
 * storage as a whole: the choice about cookies and the features picked outlive a session.
 */
export function clearTokens(c: Context, deps: ApiDeps) {
  dropCookie(c, deps, cookies.sid, cookies.refresh);
  c.header('Clear-Site-Data', '"cache"');
}
