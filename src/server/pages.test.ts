import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type {
  ActionFunctionArgs,
  EntryContext,
  LoaderFunctionArgs,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { cachePage } from '#kit/site/context.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { createRouter } from '#kit/wire/router.ts';
import { createPagesCache } from '#server/page-cache/pages-cache.ts';
import { mountPages, probe } from './pages.ts';

/** A site of one page, `/page`, which anybody may be shown; it is ready when it is let go. */
function open({ db }: Partial<Pick<Ctx, 'db'>> = {}) {
  let letGo = () => {};
  const ready = new Promise<void>((resolve) => (letGo = resolve));
  let begun = () => {};
  const rendering = new Promise<void>((resolve) => (begun = resolve));
  let renderings = 0;
  const lost: string[] = [];
  const loader = async ({ context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
    renderings++;
    cachePage(context);
    begun();
    await ready;
    return 'for everybody';
  };
  const action = async ({ request }: ActionFunctionArgs) =>
    `${new URL(request.url).pathname} took ${String((await request.formData()).get('name'))}`;
  const page = { id: 'page', path: 'page', module: { default: () => null, loader, action } };
  const answer = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
    new Response(String(staticHandlerContext.actionData?.page ?? staticHandlerContext.loaderData.page), {
      status,
      headers,
    });
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
    ctxFor: () => ({ db, language: 'en', request: { id: 'request-1', userAgent: '' } }) as unknown as Ctx,
    redirects: { find: () => null, countLost: (path: string) => void lost.push(path) } as never,
    log: pino({ level: 'silent' }),
    recordError: () => {},
  });
  return { app, cache, letGo, lost, rendering, renderings: () => renderings };
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

test('who has an address of a language that is no longer offered reads the page in English', async () => {
  const { db, close } = await createTestDb('seeded');
  const { app, letGo, lost } = open({ db });
  letGo();
  expect((await app.request('/mr/page')).status).toBe(200);

  const mine = eq(settings.key, 'site');
  const [site] = await db.select().from(settings).where(mine);
  const write = (value: object) => db.update(settings).set({ value }).where(mine);
  await write({ ...(site?.value as object), languages: ['hi'] });
  // From a mail that went out before.
  for (const method of ['GET', 'HEAD']) {
    const led = await app.request('/mr/page?utm_source=mail', { method });
    expect([led.status, led.headers.get('Location')]).toEqual([302, '/page?utm_source=mail']);
    // It may be offered again.
    expect(led.headers.get('Cache-Control')).toBe('public, max-age=300');
  }
  // Nothing of ours may lead there, and what never was a page stays unknown.
  expect((await app.request('/mr/page', {}, probe)).status).toBe(404);
  expect((await app.request('/mr/no-page')).status).toBe(404);
  expect(lost).toEqual(['/mr/no-page']);
  expect((await app.request('/hi/page')).status).toBe(200);
  // A form that was open as its language went is taken, on the page in English.
  const form = {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha' }),
    headers: { Accept: 'text/html' },
  };
  const sent = await app.request('/mr/page?from=mail', form);
  expect([sent.status, await sent.text()]).toEqual([200, '/page took Asha']);
  expect(lost).toEqual(['/mr/no-page']);

  await write(site?.value as object);
  expect(await (await app.request('/mr/page', form)).text()).toBe('/mr/page took Asha');
  expect((await app.request('/mr/page?again')).status).toBe(200);
  await close();
});
