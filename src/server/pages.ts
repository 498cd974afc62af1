import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { contentSecurityPolicy, securityHeaders } from '#api/security-headers.ts';
import type { Ctx } from '#domain/context.ts';
import { NotFound } from '#domain/errors.ts';
import { plainPath } from '#domain/language.ts';
import { languageServed } from '#domain/settings/language-served.ts';
import type { Redirects } from '#domain/redirects/open-redirects.ts';
import type { PagesCache } from '#pages-cache/pages-cache.ts';
import type { ApiDeps } from '#api/deps.ts';
import { createPageRenderer } from '#web/render.server.ts';

type PagesDeps = {
  build: ServerBuild;
  cache: PagesCache;
  publicUrl: string;
  ctxFor(c: Context): Ctx;
  redirects: Redirects;
  log: Logger;
  noteError: ApiDeps['noteError'];
};

/** Everything that no call and no file has answered is a page. */
export function mountPages(
  app: OpenAPIHono,
  { build, cache, publicUrl, ctxFor, redirects, log, noteError }: PagesDeps,
) {
  const renderPage = createPageRenderer(build, import.meta.env.MODE);
  const always = Object.entries(securityHeaders(publicUrl));

  // What is kept is compressed already; this is for the pages that are not.
  app.use(compress());
  app.all('*', (c) => {
    if (isCall(c)) throw new NotFound('This call');
    const { pathname, search } = new URL(c.req.url);
    const render = async () => {
      const asked = ctxFor(c);
      const ctx = { ...asked, language: await languageServed(asked, pathname) };
      const path = pathname.replace(/\.data$/, '');
      const page = ctx.language === 'en' ? path : plainPath(path);
      // Our own origin, whatever the Host header says: pages put it into links and canonical tags.
      const request = new Request(new URL(pathname + search, publicUrl), c.req.raw);
      const rendered = await renderPage(request, ctx, isProbe(c) ? null : redirects);
      if (rendered.failure) {
        log.error({ err: rendered.failure, id: ctx.request.id }, 'page failed');
        noteError({
          requestId: ctx.request.id,
          method: c.req.method,
          // The first part says which kind of page; what follows may be somebody's own address.
          route: `page /${page.split('/')[1] ?? ''}`,
          error: rendered.failure,
        });
      }
      const { headers } = rendered.response;
      const scripts = headers.get(scriptsHeader) ?? '';
      headers.delete(scriptsHeader);
      headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy(scripts, rendered.outside, rendered.checkoutScript),
      );
      for (const [name, value] of always) headers.set(name, value);
      if (rendered.response.status === 404 && c.req.method === 'GET' && !isProbe(c))
        redirects.countLost(page, ctx.request.userAgent);
      return rendered;
    };
    if (c.req.method !== 'GET') return render().then(({ response }) => response);
    return cache.render(pathname + search, render);
  });
}

/** Asked by ourselves, to have the page ready: answered as to a visitor, not written down as a visit. */
export const warming = { isOurOwn: true };
/** Asked by ourselves, to know what is at an address: neither led on nor counted. */
export const probe = { ...warming, isProbe: true };
const isProbe = (c: Context) => (c.env as Partial<typeof probe> | undefined)?.isProbe === true;

/** JSON sent somewhere that is not a call: a program asks, so it gets the envelope instead of a page. */
const isCall = (c: Context) =>
  c.req.method !== 'GET' && c.req.header('Content-Type')?.startsWith('application/json');

/** How the renderer tells which inline scripts the page has; see web/entry.server.tsx. */
const scriptsHeader = 'Content-Security-Policy-Scripts';

/** Every page address without a parameter, from the site's own route table. */
export function plainPaths(build: ServerBuild): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id ? build.routes[id] : undefined;
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const leaves = Object.values(build.routes).filter((route) => route && (route.index || route.path));
  return leaves
    .flatMap((route) => (route ? [pathOf(route.id) || '/'] : []))
    .filter((path) => !/[:*]/.test(path));
}
