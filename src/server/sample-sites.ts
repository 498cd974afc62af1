import type { Context, Next } from 'hono';
import { isDemoOff } from '#desk/demo-content/is-demo-off.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { createRouter } from '#kit/wire/router.ts';
import { siteFiles } from '#sample/sites/site-files.ts';
import { chooseEncoding, compressBest, type Variants } from '#server/page-cache/compress.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** No inline style or script at all: these pages have none. */
const policy = contentSecurityPolicy({ styles: '' });

/**
 * The sample clients' own small sites, from memory: `/work/<slug>/site` with what lies below it. They are there as long
 * as the demo is, whatever cases of the owner's have the same names, and search engines are asked to pass by.
 */
export function sampleSiteRoutes(deps: ApiDeps) {
  const compressed = new Map<string, Promise<Variants>>();
  const variantsOf = (path: string, body: string) => {
    const known = compressed.get(path) ?? compressBest(Buffer.from(body));
    compressed.set(path, known);
    return known;
  };
  const answer = async (c: Context, next: Next) => {
    const path = c.req.path.toLowerCase().replace(/\/+$/, '');
    const file = siteFiles.get(path);
    // What is not there is a page not found, as everywhere.
    if (!file || (await isDemoOff(deps.ctxFor(c)))) return next();
    if (path !== c.req.path) return c.redirect(path, 301);
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    const { body, etag } = (await variantsOf(path, file.body))[encoding];
    const headers = {
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': policy,
      ETag: etag,
      Vary: 'Accept-Encoding',
      'X-Robots-Tag': 'noindex',
    };
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(body), 200, {
      ...headers,
      'Content-Type': file.type,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  };
  return createRouter()
    .get('/work/:slug/site/', answer)
    .get('/work/:slug/site', answer)
    .get('/work/:slug/site/:file', answer);
}
