import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiDeps } from './deps.ts';

/** What a browser keeps for us, not readable by a script. `maxAge` in seconds. */
export type Cookie = { name: string; sameSite: 'Lax' | 'Strict'; maxAge: number };

/** Over plain http, browsers refuse the prefix that ties a cookie to this host and to https. */
const nameOf = (deps: ApiDeps, { name }: Cookie) => (deps.sessionCookie.secure ? `__Host-${name}` : name);

/** Longer ones are not ours. */
export function readCookie(c: Context, deps: ApiDeps, cookie: Cookie): string | undefined {
  const value = getCookie(c, nameOf(deps, cookie));
  return value && value.length <= 100 ? value : undefined;
}

export function writeCookie(c: Context, deps: ApiDeps, cookie: Cookie, value: string) {
  const { sameSite, maxAge } = cookie;
  setCookie(c, nameOf(deps, cookie), value, {
    path: '/',
    httpOnly: true,
    secure: deps.sessionCookie.secure,
    sameSite,
    maxAge,
  });
}

export function dropCookie(c: Context, deps: ApiDeps, ...dropped: Cookie[]) {
  for (const cookie of dropped)
    deleteCookie(c, nameOf(deps, cookie), { path: '/', secure: deps.sessionCookie.secure });
}
