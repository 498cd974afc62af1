import { createHash } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { Hono } from 'hono';

const sources = import.meta.glob<string>(['./browser/*.ts', '!./browser/*.test.ts', './checkout.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The browser's files, made from the sources when they are first asked for, as Node's compiler is large: modules keep their names. */
export function checkoutAssets() {
  const routes = new Hono();
  const serve = (at: string, type: string, make: () => string) => {
    let made: string | null = null;
    routes.get(at, (c) => {
      const text = (made ??= make());
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
      const headers = { ETag: tag, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
      if (c.req.header('If-None-Match') === tag) return c.body(null, 304, headers);
      const more = {
        'Content-Type': `${type}; charset=utf-8`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
      return c.body(text, 200, { ...headers, ...more });
    });
  };
  for (const [file, source] of Object.entries(sources)) {
    const name = path.posix.basename(file);
    if (name.endsWith('.css')) serve(`/checkout/assets/${name}`, 'text/css', () => source);
    else if (name === 'checkout.ts')
      serve('/checkout.js', 'text/javascript', () => stripTypeScriptTypes(source));
    else serve(`/checkout/assets/${name}`, 'text/javascript', () => stripTypeScriptTypes(source));
  }
  return routes;
}
