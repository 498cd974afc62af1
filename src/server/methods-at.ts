import type { OpenAPIHono } from '@hono/zod-openapi';
import { methods } from './request-line.ts';

/** Which methods the calls and files at this path take; none where nothing of the kind is. */
export function methodsAt(app: OpenAPIHono, path: string): string[] {
  // What is registered for every method are the middlewares and the pages.
  const isTaken = (method: string) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method !== 'ALL');
  return methods.filter((method) => isTaken(method === 'HEAD' ? 'GET' : method));
}
