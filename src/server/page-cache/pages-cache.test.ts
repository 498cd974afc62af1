import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPagesCache, type Rendered } from './pages-cache.ts';
import { patience } from '#kit/test-patience.ts';

const cache = createPagesCache({ keep: true, squeeze: true });
const spared = createPagesCache({ keep: true, squeeze: false });
let server: Server;
beforeAll(async () => {
  server = createServer((req, res) => {
    const asked = req.url?.startsWith('/spared') ? spared : cache;
    if (!asked.serve(req, res, () => 'request-1')) res.writeHead(404).end('not kept');
  });
  await new Promise<void>((done) => server.listen(0, done));
});
afterAll(() => server.close());

const page = (html: string, tags: string[], keep = true): Rendered => ({
  response: new Response(html, { headers: { 'Content-Type': 'text/html', 'X-Own': 'kept' } }),
  cacheable: keep,
  tags: new Set(tags),
});

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('a kept page is sent in the form that the browser asks for, and not again when it has it', async () => {
  // One that is not made smaller meanwhile: its ETag stays.
  await spared.render('/spared/a', async () => page('<p>hello</p>', ['settings']));
  const plain = await get('/spared/a');
  expect([plain.status, plain.body.toString(), plain.headers['content-encoding']]).toEqual([
    200,
    '<p>hello</p>',
    undefined,
  ]);
  expect(plain.headers).toMatchObject({
    'x-own': 'kept',
    'x-request-id': 'request-1',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const br = await get('/spared/a', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual([
    'br',
    '<p>hello</p>',
  ]);
  const gz = await get('/spared/a', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect([gz.headers['content-encoding'], gunzipSync(gz.body).toString()]).toEqual(['gzip', '<p>hello</p>']);

  const again = await get('/spared/a', {
    'Accept-Encoding': 'br',
    'If-None-Match': `"other", ${br.headers.etag}`,
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await get('/spared/a', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '12', 0]);
  expect((await get('/spared/a?utm_source=flyer')).status).toBe(200);
  expect((await get('/spared/a', {}, 'POST')).status).toBe(404);
});

test('a tag drops exactly the pages that show it; a rendering under way at that moment is not kept', async () => {
  await cache.render('/b', async () => page('b', ['services']));
  await cache.render('/c', async () => page('c', ['settings']));
  let finish = (_: Rendered) => {};
  const late = cache.render('/late', () => new Promise<Rendered>((resolve) => (finish = resolve)));
  expect(cache.drop(['services'])).toEqual(['/b']);
  finish(page('old words', ['services']));
  expect(await (await late).text()).toBe('old words');
  expect((await get('/b')).status).toBe(404);
  expect((await get('/c')).status).toBe(200);
  expect((await get('/late')).status).toBe(404);
});

test('visitors who ask at once share one rendering; what may not be kept is rendered for each', async () => {
  let renderings = 0;
  const counted = (keep: boolean) => async () => {
    renderings++;
    return page('d', [], keep);
  };
  const ask = (url: string, keep: boolean) =>
    Promise.all([1, 2, 3].map(() => cache.render(url, counted(keep))));
  const shared = await ask('/d', true);
  expect([renderings, await Promise.all(shared.map((r) => r.text()))]).toEqual([1, ['d', 'd', 'd']]);
  renderings = 0;
  await ask('/e', false);
  expect(renderings).toBe(3);
});

test('whoever shares a rendering that failed gets one of their own', async () => {
  let renderings = 0;
  const renderPage = async () => {
    renderings++;
    return { ...page('h', []), response: new Response('h', { status: renderings === 1 ? 500 : 200 }) };
  };
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => cache.render('/h', renderPage)));
  expect(first?.status).toBe(500);
  for (const other of others) expect([other.status, await other.text()]).toEqual([200, 'h']);
});

test('errors are never kept', async () => {
  await cache.render('/gone', async () => ({
    ...page('gone', []),
    response: new Response('gone', { status: 503 }),
  }));
  expect((await get('/gone')).body.toString()).toBe('not kept');
});

test('a page is kept as soon as it is rendered, and as small as it gets a little later, unless it was dropped', async () => {
  const words = Array.from({ length: 60_000 }, (_, i) => (i * i * 7919) % 10_007).join(' ');
  const br = { 'Accept-Encoding': 'br' };
  await spared.render('/spared', async () => page(words, []));
  await cache.render('/long', async () => page(words, ['long']));
  const first = await get('/long', br);
  expect(first.headers.etag).toMatch(/-fast"$/);
  await cache.render('/dropped', async () => page(words, ['dropped']));
  expect(cache.drop(['dropped'])).toEqual(['/dropped']);
  await vi.waitUntil(async () => (await get('/long', br)).body.length < first.body.length, patience);
  const best = await get('/long', br);
  expect([brotliDecompressSync(best.body).toString(), best.headers.etag]).toEqual([
    words,
    expect.not.stringContaining('fast'),
  ]);
  expect((await get('/dropped')).status).toBe(404);
  // Where a machine is to be spared, it stays as it was.
  expect((await get('/spared', br)).headers.etag).toBe(first.headers.etag);
});

test('in whatever order the parts of a page are asked for, they are kept once', async () => {
  const before = cache.size();
  for (const parts of ['root,b', 'b,root', 'b,b,root'])
    await cache.render(`/f.data?_routes=${parts}`, async () => page('f', []));
  expect(cache.size()).toBe(before + 1);
  expect((await get('/f.data?_routes=b%2Croot')).body.toString()).toBe('f');
});
