import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { proofSeconds } from '../reset-password.ts';
import { longestSessionSeconds } from '#people/sessions/session.ts';
import { grantSeconds } from '#sales/quotations/responder.ts';

const yearSeconds = 365 * 86_400;

/** What a browser keeps for us, none of it readable by a script. */
const cookies = {
  sid: { sameSite: 'Lax', maxAge: longestSessionSeconds },
  refresh: { sameSite: 'Lax', maxAge: longestSessionSeconds },
  /** That a code was right: for the new password that follows. */
  proof: { sameSite: 'Strict', maxAge: proofSeconds },
  /** That a code for a quotation was right: for the answer that follows. */
  responder: { sameSite: 'Strict', maxAge: grantSeconds },
  /** That this browser began a sign-in with Google. */
  nonce: { sameSite: 'Strict', maxAge: 600 },
  /** By which a browser is recognised when somebody signs in again. */
  device: { sameSite: 'Lax', maxAge: yearSeconds },
} as const;
export type CookieName = keyof typeof cookies;

/** Over plain http, browsers refuse the prefix that ties a cookie to this host and to https. */
const nameOf = (deps: ApiDeps, cookie: CookieName) =>
  deps.sessionCookie.secure ? `__Host-${cookie}` : cookie;

/** Longer ones are not ours. */
export function readCookie(c: Context, deps: ApiDeps, cookie: CookieName): string | undefined {
  const value = getCookie(c, nameOf(deps, cookie));
  return value && value.length <= 100 ? value : undefined;
}

export function writeCookie(c: Context, deps: ApiDeps, cookie: CookieName, value: string) {
  setCookie(c, nameOf(deps, cookie), value, {
    path: '/',
    httpOnly: true,
    secure: deps.sessionCookie.secure,
    ...cookies[cookie],
  });
}

export function dropCookie(c: Context, deps: ApiDeps, ...names: CookieName[]) {
  for (const cookie of names)
    deleteCookie(c, nameOf(deps, cookie), { path: '/', secure: deps.sessionCookie.secure });
}
