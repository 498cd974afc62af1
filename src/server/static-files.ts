import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { MiddlewareHandler } from 'hono';
import { connectPath } from '#agency/api-tokens/connections/paths.ts';

/** Lets browsers keep what the handlers after it find. */
const cacheFor =
  (seconds: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', `public, ${seconds}`);
  };
const forEver = cacheFor('max-age=31536000, immutable');
/**
 * What is never asked for again has no use for a date to ask with, and what is the same for everybody none for the name of
 * the request that it was fetched by: half a kilobyte on a page.
 */
const bare: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.res.headers.delete('Last-Modified');
  c.res.headers.delete('X-Request-Id');
};
const anHour = cacheFor('max-age=3600');

/** What the built files call the agency. */
const sampleBrand = 'Nirmaan';

type Site = { brand: string; tagline: string };

function readOfficePage(buildDir: string): string | null {
  const path = join(buildDir, 'admin', 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The address of the code that the office begins with, another one with each build of it. Null where none is built. */
export const officeCode = (buildDir: string) =>
  / src="([^"]+)"/.exec(readOfficePage(buildDir) ?? '')?.[1] ?? null;

/**
 * Built files: hashed assets for ever, the rest for an hour; the back office's page for every address below it.
 * @param readSite what the owner has set; where it cannot be read, the files go out as they were built
 */
export function mountStaticFiles(app: OpenAPIHono, buildDir: string, readSite: () => Promise<Site>) {
  const client = join(buildDir, 'client');
  const admin = join(buildDir, 'admin');
  const site = () => readSite().catch(() => null);
  const belowAdmin = (path: string) => path.slice('/admin'.length);

  app.get('/assets/*', forEver, bare, serveStatic({ root: client, precompressed: true }), nothingThere);
  app.get(
    '/admin/assets/*',
    forEver,
    serveStatic({ root: admin, precompressed: true, rewriteRequestPath: belowAdmin }),
    nothingThere,
  );

  app.get('/icons/*', anHour, serveStatic({ root: client, precompressed: true }), nothingThere);
  const page = readOfficePage(buildDir);
  if (page) {
    app.get('/admin', (c) => c.redirect('/admin/'));
    app.get('/admin/*', async (c) => {
      // An assistant that opened this in a window of its own still finds that window when the person is sent back.
      if (c.req.path === connectPath) c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
      const brand = String(await html`${(await site())?.brand ?? sampleBrand}`);
      return c.html(page.replaceAll(sampleBrand, () => brand));
    });
  }
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.webmanifest'), 'utf8')) as object;
  app.get('/manifest.webmanifest', anHour, async (c) => {
    const known = await site();
    const named = known && { name: known.brand, short_name: known.brand, description: known.tagline };
    return c.json({ ...manifest, ...named }, 200, { 'Content-Type': 'application/manifest+json' });
  });
  // Icons, manifest and the like: whatever lies at the top of the built site.
  const files = readdirSync(client).filter((name) => name.includes('.') && !name.startsWith('.'));
  for (const name of files.filter((name) => !/\.(br|gz)$/.test(name)))
    app.get(`/${name}`, anHour, serveStatic({ root: client, precompressed: true }));
}

const nothingThere: MiddlewareHandler = async (c) => c.notFound();
