import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';

const cacheFor = (seconds: string) => (_path: string, c: Context) =>
  c.header('Cache-Control', `public, ${seconds}`);
const forEver = cacheFor('max-age=31536000, immutable');
const anHour = cacheFor('max-age=3600');

/** Built files: hashed assets for ever, the rest for an hour; the back office's page for every address below it. */
export function mountStaticFiles(app: OpenAPIHono, buildDir: string) {
  const client = join(buildDir, 'client');
  const admin = join(buildDir, 'admin');
  const belowAdmin = (path: string) => path.slice('/admin'.length);

  app.use('/assets/*', serveStatic({ root: client, precompressed: true, onFound: forEver }));
  app.use(
    '/admin/assets/*',
    serveStatic({ root: admin, precompressed: true, rewriteRequestPath: belowAdmin, onFound: forEver }),
  );
  app.get('/assets/*', (c) => c.notFound());
  app.get('/admin/assets/*', (c) => c.notFound());

  const adminPage = join(admin, 'index.html');
  if (existsSync(adminPage)) {
    const html = readFileSync(adminPage, 'utf8');
    app.get('/admin', (c) => c.redirect('/admin/'));
    app.get('/admin/*', (c) => c.html(html));
  }
  app.use('*', serveStatic({ root: client, precompressed: true, onFound: anHour }));
}
