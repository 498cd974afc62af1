import { DrizzleQueryError } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { replicaBoundMs, type Replica } from '#kit/ports/replica.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { StaffEnv, StaffRoute } from '#kit/wire/staff-router.ts';

/**
 * All calls that may read some seconds late, where a replica is set: long lists, what adds up many rows, and files of them.
 * They read alone, and what they show is not acted on without being read anew. Nothing else knows of the replica.
 */
export const replicaReads: readonly string[] = [
  '/leads',
  '/customers',
  '/payments',
  '/invoices',
  '/bookings',
  '/quotations',
  '/admissions',
  '/carts',
  '/messages',
  '/audit',
  '/dashboard',
  '/advertising',
  '/statistics',
  '/leads/export.csv',
  '/customers/export.csv',
  '/payments/export.csv',
  '/orders/export.csv',
  '/bookings/export.csv',
  '/quotations/export.csv',
  '/subscribers/export.csv',
  '/audit/export.csv',
];

type Deps = Pick<ApiDeps, 'sessionCookie'> & { replica: Replica | null };

/** The calls as they are, those of the register with the replica to read from. */
export const fromReplica = (routes: StaffRoute[], deps: Deps): StaffRoute[] =>
  routes.map((route) => {
    const { replica } = deps;
    const { method, path } = route.config;
    if (!replica || method !== 'get' || !replicaReads.includes(path)) return route;
    return {
      ...route,
      async respond(c) {
        const { ctx } = c.var;
        // Whoever has just changed something sees it; a program keeps no cookies, so nothing is known of it.
        const mayBeLate = ctx.actor.kind === 'staff' && !ctx.actor.token && !getCookie(c, wroteCookie(deps));
        const db = mayBeLate ? await replica.ifFresh() : null;
        if (!db) return route.respond(c);
        try {
          // A file is written down as taken before its rows are read: that stays with the primary.
          if (path.endsWith('.csv')) c.set('rowsFrom', db);
          else c.set('ctx', { ...ctx, db });
          return await route.respond(c);
        } catch (error) {
          if (!(error instanceof DrizzleQueryError)) throw error;
          replica.failed(error);
        }
        c.set('ctx', ctx);
        c.set('rowsFrom', undefined);
        return route.respond(c);
      },
    };
  });

/** Notes in the browser that this session has changed something, for as long as the replica may be without it. */
export const noteWriting =
  (deps: Deps): MiddlewareHandler<StaffEnv> =>
  async (c, next) => {
    await next();
    if (!deps.replica || c.req.method === 'GET') return;
    const { secure } = deps.sessionCookie;
    const maxAge = Math.ceil(replicaBoundMs / 1_000) + 1;
    setCookie(c, wroteCookie(deps), '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  };

const wroteCookie = ({ sessionCookie: { name } }: Deps) => `${name}-wrote`;
