import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { parseAccept } from 'hono/utils/accept';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { WrongMethod } from './request-line.ts';
import { methodsAt } from './methods-at.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { Ctx } from '#kit/context.ts';
import { languageOf, plainPath } from '#kit/language/language.ts';
import { languageServed } from '#agency/settings/language-served.ts';
import type { Redirects } from '#content/redirects/open-redirects.ts';
import type { PagesCache, Rendered } from '#server/page-cache/pages-cache.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { formOfPage, inMarkdown } from './markdown.ts';
import { createPageRenderer } from './render.server.ts';
import { pageAddresses, type PageAddress } from './page-addresses.ts';

type PagesDeps = {
  build: ServerBuild;
  cache: PagesCache;
  publicUrl: string;
  ctxFor(c: Context): Ctx;
  redirects: Redirects;
  log: Logger;
  recordError: ApiDeps['recordError'];
};

/** Everything that no call and no file has answered is a page. */
export function mountPages(
  app: OpenAPIHono,
  { build, cache, publicUrl, ctxFor, redirects, log, recordError }: PagesDeps,
) {
  const renderPage = createPageRenderer(build, import.meta.env.MODE);
  const addressOf = pageAddresses(build);
  const always = Object.entries(securityHeaders(publicUrl));

  // What is kept is compressed already; this is for the pages that are not.
  app.use(compress());
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = addressOf(pathname);
    c.set('place', address?.pattern);
    const { method } = c.req;
    const reads = method === 'GET' || method === 'HEAD';
    if (!address && (!reads || isProgram(c))) return c.notFound();
    if (address && reads && pathname !== address.path) {
      c.header('Cache-Control', 'public, max-age=300');
      return c.redirect(address.path + search, 301);
    }
    const taken = reads || (method === 'POST' && address?.takesPosts === true);
    if (!taken) {
      const allowed = ['GET', 'HEAD', ...(address?.takesPosts ? ['POST'] : []), ...methodsAt(app, pathname)];
      // Whoever sends a form with a browser reads a page that says so; a program reads the envelope.
      if (method !== 'POST' || isProgram(c)) throw new WrongMethod(allowed);
      c.header('Allow', allowed.join(', '));
    } else if (!reads && isProgram(c)) return c.notFound();

    const { raw } = c.req;
    // Others may share what reads a page, and it is kept: without the signal of the visitor who happened to ask first.
    const asked = reads ? { method, headers: raw.headers } : taken ? await formOf(c) : raw;
    const render = async (query: string): Promise<Rendered> => {
      const own = ctxFor(c);
      const ctx = { ...own, language: await languageServed(own, pathname) };
      const path = pathname.replace(/\.data$/, '');
      const page = ctx.language === 'en' ? path : plainPath(path);
      // Our own origin, whatever the Host header says: pages put it into links and canonical tags.
      // A form sent to another spelling of a page is for that page: it may read from its path which one it is.
      // One that was open when the owner withdrew its language is for the page in English.
      const isOfWithdrawn = !reads && ctx.language !== languageOf(pathname);
      const to = address?.path ?? pathname;
      const url = new URL(storable((isOfWithdrawn ? plainPath(to) : to) + query), publicUrl);
      const request = new Request(url, asked);
      const rendered = await renderPage(request, ctx, isProbe(c) ? null : redirects);
      const isWithdrawn = rendered.response.status === 404 && ctx.language !== languageOf(pathname);
      if (isWithdrawn && address && reads && !isProbe(c) && !isData(address))
        return { ...rendered, response: inEnglish(plainPath(address.path) + query) };
      if (rendered.failure && rendered.response.status === 500) {
        const where = { method, route: `page ${address?.pattern ?? '*'}` };
        log.error({ err: rendered.failure, id: ctx.request.id, ...where }, 'page failed');
        recordError({ requestId: ctx.request.id, ...where, error: rendered.failure });
      }
      const { headers } = rendered.response;
      const { outside, checkoutScript, videos } = rendered;
      const scripts = headers.get(scriptsHeader) ?? '';
      const styles = headers.get(stylesHeader) ?? '';
      headers.delete(scriptsHeader);
      headers.delete(stylesHeader);
      headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy({ scripts, styles, outside, checkoutScript, videos }),
      );
      for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
      if (rendered.response.status === 404 && method === 'GET' && !isProbe(c))
        redirects.countLost(page, ctx.request.userAgent);
      return rendered;
    };
    if (method !== 'GET') return render(search).then(({ response }) => response);
    const plain = plainQuery(search, address);
    const form = formOfPage(c.req.header('Accept'));
    const page = await cache.render(form + pathname + search, async () => {
      const html = await render(search);
      const rendered = form ? await inMarkdown(html, publicUrl) : html;
      if (!rendered.cacheable || search === plain) return rendered;
      // What is kept for everybody shows nothing of what the first visitor's address said.
      if (plain === null) return { ...rendered, cacheable: false };
      const anybodys = await render(plain);
      return form ? inMarkdown(anybodys, publicUrl) : anybodys;
    });
    return page.status === 404 && isProgram(c) ? c.notFound() : page;
  });
}

/**
 * What of a query a cached page may depend on: which of its own parts a data request asks for. Null where it asks for
 * others.
 */
function plainQuery(search: string, address: PageAddress | null): string | null {
  const asked = address && isData(address) ? new URLSearchParams(search).get('_routes') : null;
  if (asked === null) return '';
  const parts = asked.split(',');
  return parts.every((part) => address?.parts.includes(part))
    ? `?_routes=${encodeURIComponent(asked)}`
    : null;
}

const isData = ({ path }: PageAddress) => path.endsWith('.data');

/**
 * Where a page is read whose language the owner does not offer: mails that went out before, bookmarks and search engines
 * lead to it. It may be offered again, so nobody remembers this for long.
 */
const inEnglish = (path: string) =>
  new Response(null, { status: 302, headers: { Location: path, 'Cache-Control': 'public, max-age=300' } });

/** No text that PostgreSQL holds has a NUL in it: pages read one as the three signs with which the address writes it. */
const storable = (address: string) => address.replaceAll('%00', '%2500');

/** The form that a page's action will read. What cannot be read as one ends here, and no page fails over it. */
async function formOf({ req: { raw } }: Context): Promise<RequestInit> {
  const empty = !raw.headers.has('Content-Type');
  const body = empty ? new FormData() : await raw.formData().catch(() => null);
  if (!body) throw new HTTPException(415);
  const headers = new Headers(raw.headers);
  headers.delete('Content-Type');
  headers.delete('Content-Length');
  return { method: raw.method, headers, body, signal: raw.signal };
}

/** Asked by ourselves, to have the page ready: answered as to a visitor, not written down as a visit. */
export const warming = { isOurOwn: true };
/** Asked by ourselves, to know what is at an address: neither led on nor counted. */
export const probe = { ...warming, isProbe: true };
const isProbe = (c: Context) => (c.env as Partial<typeof probe> | undefined)?.isProbe === true;

/** Who sends JSON or would rather read it is told in JSON where nothing is. */
function isProgram({ req }: Context): boolean {
  if (req.method !== 'GET' && req.header('Content-Type')?.startsWith('application/json')) return true;
  const kinds = parseAccept(req.header('Accept') ?? '');
  const wish = (type: string) => kinds.find((kind) => kind.type.toLowerCase() === type)?.q ?? 0;
  return wish('application/json') > wish('text/html');
}

/** How the renderer tells which inline scripts and styles the page has; see entry.server.tsx. */
const scriptsHeader = 'Content-Security-Policy-Scripts';
const stylesHeader = 'Content-Security-Policy-Styles';
