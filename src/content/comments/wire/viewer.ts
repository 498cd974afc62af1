import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiDeps } from '#kit/wire/deps.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const yearSeconds = 365 * 86_400;
const nameOf = (deps: ApiDeps) => (deps.sessionCookie.secure ? '__Host-viewer' : 'viewer');

/** The reader's own random number, which says nothing about them; null before they have one. */
export function viewerOf(c: Context, deps: ApiDeps): string | null {
  const value = getCookie(c, nameOf(deps));
  return value !== undefined && uuid.test(value) ? value : null;
}

/** As above; a reader without one gets one, in a cookie that no script can read. */
export function ensureViewer(c: Context, deps: ApiDeps): string {
  const known = viewerOf(c, deps);
  if (known) return known;
  const viewer = randomUUID();
  setCookie(c, nameOf(deps), viewer, {
    httpOnly: true,
    secure: deps.sessionCookie.secure,
    sameSite: 'Lax',
    path: '/',
    maxAge: yearSeconds,
  });
  return viewer;
}
