import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiDeps } from '#kit/wire/deps.ts';

/** The cookie of a session, and the one of a browser that has only shown a password. Scripts read neither. */
export function sessionCookies({ sessionCookie: { name, secure } }: Pick<ApiDeps, 'sessionCookie'>) {
  const step = `${name}-step`;
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    open(c: Context, token: string) {
      setCookie(c, name, token, { ...common, maxAge: 12 * 3_600 });
      deleteCookie(c, step, { path: '/', secure });
    },
    awaitStep: (c: Context, token: string) => setCookie(c, step, token, { ...common, maxAge: 300 }),
    /** What this browser holds: its session's token, and that of a sign-in which waits for its second step. */
    read: (c: Context) => ({ previousToken: getCookie(c, name), stepToken: getCookie(c, step) ?? '' }),
  };
}
