import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

declare module 'hono' {
  interface ContextVariableMap {
    /** The pattern of the page that was asked for. */
    place?: string | undefined;
  }
}

/**
 * The pattern of what was asked for, never the address. What is registered for every method are the middlewares and,
 * behind all calls, the pages: neither says which call it is.
 */
export const routeOf = (c: Context): string =>
  c.get('place') ?? matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? '/*';
