import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { NotFound, Unauthenticated } from '#kit/errors.ts';
import { findSession } from '../find-session.ts';
import type { StaffEnv } from '#kit/wire/staff-router.ts';

/** A browser left alone says so: what it asks by itself does not keep the session awake. */
export const idleHeader = 'X-Idle';

/** Lets only signed-in staff through, and puts them into the context of every verb behind it. */
export const requireSession = (deps: ApiDeps) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    const token = getCookie(c, deps.sessionCookie.name);
    if (!token) throw await refusal(c, deps);
    const ctx = deps.ctxFor(c);
    const actor = await findSession(ctx, { token, touch: !c.req.header(idleHeader) });
    if (!actor) throw await refusal(c, deps, 'Your session has ended. Please sign in again.');
    // The back office speaks English, whatever the browser does.
    c.set('ctx', { ...ctx, actor, language: 'en' });
    c.set('token', token);
    await next();
  });

/** To a customer the back office is not there; anybody else may sign in. */
async function refusal(c: Context, deps: ApiDeps, message?: string): Promise<Error> {
  return (await deps.isCustomer(c)) ? new NotFound('This page') : new Unauthenticated(message);
}
