import { pino } from 'pino';
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { cachePage } from '#kit/site/context.server.ts';
import { createRouter } from '#kit/wire/router.ts';
import { createPagesCache } from '#server/page-cache/pages-cache.ts';
import { mountPages } from './pages.ts';

/** A site of one page, `/page`, which anybody may be shown; it is ready when it is let go. */
function open() {
  let letGo = () => {};
  const ready = new Promise<void>((resolve) => (letGo = resolve));
  let begun = () => {};
  const rendering = new Promise<void>((resolve) => (begun = resolve));
  let renderings = 0;
  const loader = async ({ context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
    renderings++;
    cachePage(context);
    begun();
    await ready;
    return 'for everybody';
  };
  const page = { id: 'page', path: 'page', module: { default: () => null, loader } };
  const answer = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
    new Response(String(staticHandlerContext.loaderData.page), { status, headers });
  const build = {
    entry: { module: { default: answer } },
    routes: { page },
    assets: { routes: { page }, entry: { imports: [], module: '' }, url: '', version: '' },
    future: {},
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const app = createRouter();
  const cache = createPagesCache({ keep: true, squeeze: false });
  mountPages(app, {
    build,
    cache,
    publicUrl: 'https://shop.example',
    ctxFor: () => ({ language: 'en', request: { id: 'request-1', userAgent: '' } }) as unknown as Ctx,
    redirects: { find: () => null, countLost: () => {} } as never,
    log: pino({ level: 'silent' }),
    recordError: () => {},
  });
  return { app, cache, letGo, rendering, renderings: () => renderings };
}

test('whoever leaves takes the page from nobody who waits for the same one, and it is kept', async () => {
  const { app, cache, letGo, rendering, renderings } = open();
  const visitor = new AbortController();
  const leaving = app.request('/page', { signal: visitor.signal });
  await rendering;
  const others = [1, 2, 3].map(() => app.request('/page'));
  visitor.abort();
  letGo();
  await leaving;
  for (const answer of await Promise.all(others))
    expect([answer.status, await answer.text()]).toEqual([200, 'for everybody']);
  expect([renderings(), cache.size()]).toEqual([1, 1]);
});
