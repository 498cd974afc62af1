import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiDeps } from '#api/deps.ts';
import { Unauthenticated } from '#domain/errors.ts';
import { findSession } from '#domain/staff/find-session.ts';
import type { StaffEnv } from './router.ts';

/** A browser left alone says so: what it asks by itself does not keep the session awake. */
export const idleHeader = 'X-Idle';

/** Lets only signed-in staff through, and puts them into the context of every verb behind it. */
export const requireSession = (deps: ApiDeps) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    const token = getCookie(c, deps.sessionCookie.name);
    if (!token) throw new Unauthenticated();
    const ctx = deps.ctxFor(c);
    const actor = await findSession(ctx, { token, touch: !c.req.header(idleHeader) });
    if (!actor) throw new Unauthenticated('Your session has ended. Please sign in again.');
    c.set('ctx', { ...ctx, actor });
    c.set('token', token);
    await next();
  });
