import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { owner, type AppServer } from '../../scripts/lib/app-server.ts';
import { startCopy } from '../../scripts/lib/installations.ts';
import { patience } from '#kit/test-patience.ts';

let app: AppServer;
beforeAll(async () => {
  app = await startCopy();
});
afterAll(async () => {
  await app.stop();
});

const html = { Accept: 'text/html' };
const json = { Accept: 'application/json' };
const ask = (path: string, more: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { headers: html, redirect: 'manual', ...more });
/** What clients that are no browser may write: the line of the request as it stands. */
async function line(
  request: string,
  host = 'localhost',
  to = app,
): Promise<{ status: number; text: string }> {
  const socket = connect(Number(new URL(to.url).port), '127.0.0.1');
  const end = host ? `1.1\r\nHost: ${host}` : '1.0';
  socket.write(`${request} HTTP/${end}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), text: answer };
}
async function staff<T>(path: string): Promise<T> {
  const signedIn = await fetch(`${app.url}/staff/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const Cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return (await fetch(`${app.url}/staff${path}`, { headers: { Cookie } })).json() as Promise<T>;
}

/** How many pages are kept. */
async function kept(): Promise<number> {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^pages_cache_pages (\d+)$/m.exec(metrics)?.[1]);
}

test('what the first visitor had in the address is in no page, for nobody', async () => {
  const secret = 'email=meera%40example.com&token=s3cret';
  for (const path of ['/', '/login', '/hi/login', '/contact-us', '/enquiry', '/enquiry.data']) {
    const first = await (await ask(`${path}?${secret}`)).text();
    const next = await (await ask(path)).text();
    expect(first + next, path).not.toMatch(/s3cret|meera/);
    expect((await ask(`${path}?${secret}`)).headers.has('ETag'), path).toBe(true);
  }
});

test('only known addresses with known parts are kept, however they are written', async () => {
  await ask('/google-ads');
  await ask('/google-ads.data');
  const before = await kept();
  for (const path of [
    '/GOOGLE-ads',
    '/google-ads/',
    '/google-ads//',
    '/%67oogle-ads',
    '/google-ads.data?_routes=nonsense',
    '/google-ads.data?_routes=root,nonsense',
    '/google-ads.data?_routes=content%2Fhome%2Fsite%2Fhome',
    '/google-ads?_routes=root',
    '/success/anything',
    '/renew/anything',
    '/failure/anything',
    '/nothing-here',
  ])
    await ask(path);
  expect(await kept()).toBe(before);
  // In whatever order a browser names the parts of a page, they are one.
  for (const parts of [
    'site/pages/service-pages/google-ads,site/layout',
    'site/layout,site/pages/service-pages/google-ads',
    'site/pages/service-pages/google-ads,site/pages/service-pages/google-ads,site/layout',
  ])
    expect((await ask(`/google-ads.data?_routes=${encodeURIComponent(parts)}`)).status).toBe(200);
  expect(await kept()).toBe(before + 1);
});

test('each page has one address: others lead to it, and nowhere else', async () => {
  const offer = '/start-growing-your-business-at-%E2%82%B91999/Month';
  for (const [asked, location] of [
    ['/Contact-Us', '/contact-us'],
    ['/contact-us/?utm_source=card', '/contact-us?utm_source=card'],
    ['/HI/contact-us/', '/hi/contact-us'],
    ['/hi/', '/hi'],
    ['/blogs//some-post', '/blogs/some-post'],
    ['/blogs/Some-Post', '/blogs/some-post'],
    ['/web-store', '/web-Store'],
    ['/GOOGLE-ads', '/google-ads'],
    ['/%63ontact-us', '/contact-us'],
    [offer.toLowerCase(), offer],
    ['/Contact-us.data?_routes=root', '/contact-us.data?_routes=root'],
  ] as const)
    expect([asked, (await ask(asked)).status, (await ask(asked)).headers.get('Location')]).toEqual([
      asked,
      301,
      location,
    ]);
  for (const path of [
    '/',
    '/hi',
    '/contact',
    '/web-Store',
    '/Google-ads',
    '/google-ads',
    '/_.data',
    '/hi.data',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const path of [
    '//evil.example',
    '//:80/',
    '//evil.example/contact-us',
    '/%2e//evil.example',
    '/..//evil.example',
    String.raw`/\evil.example`,
  ]) {
    const answer = await line(`GET ${path}`);
    expect([path, [400, 404]]).toEqual([path, expect.arrayContaining([answer.status])]);
    expect(answer.text).not.toMatch(/^location:/im);
  }
});

test('an unknown address or method is told in JSON to who asks for JSON, and a person gets a page', async () => {
  const envelope = async (path: string, method: string) => {
    const answer = await ask(path, { method, headers: json });
    return [answer.status, ((await answer.json()) as { code: string }).code, answer.headers.get('Allow')];
  };
  expect(await envelope('/nothing', 'GET')).toEqual([404, 'not_found', null]);
  expect(await envelope('/nothing', 'POST')).toEqual([404, 'not_found', null]);
  expect(await envelope('/blog/older/nothing', 'GET')).toEqual([404, 'not_found', null]);
  expect(await envelope('/assets/nothing.js', 'GET')).toEqual([404, 'not_found', null]);
  expect(await envelope('/api/nothing', 'DELETE')).toEqual([404, 'not_found', null]);
  expect(await envelope('/check-user', 'GET')).toEqual([405, 'wrong_method', 'POST']);
  expect(await envelope('/openapi.json', 'POST')).toEqual([405, 'wrong_method', 'GET, HEAD']);
  expect(await envelope('/about-us', 'POST')).toEqual([405, 'wrong_method', 'GET, HEAD']);
  expect(await envelope('/contact-us', 'PUT')).toEqual([405, 'wrong_method', 'GET, HEAD, POST']);
  expect(await envelope('/contact-us', 'OPTIONS')).toEqual([405, 'wrong_method', 'GET, HEAD, POST']);
  const lost = await ask('/nothing');
  expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('This shutter is down')]);
  expect((await ask('/check-user')).headers.get('Content-Type')).toContain('text/html');
});

test('a page allows the styles that stand in it, and no others; only where the checkout opens it may write its own', async () => {
  const stylesOf = async (path: string) =>
    / style-src ([^;]*);/.exec((await ask(path)).headers.get('Content-Security-Policy') ?? '')?.[1];
  for (const path of ['/', '/contact-us', '/profile', '/nothing'])
    expect(await stylesOf(path), path).toBe("'self'");
  expect(await stylesOf('/gallery')).toMatch(/^'self' 'unsafe-hashes'( 'sha256-[^']{44}')+$/);
  for (const path of ['/admission', '/admin/'])
    expect(await stylesOf(path), path).toBe("'self' 'unsafe-inline'");
});

test('nothing that anybody can send is a fault of ours, and none is written down as one', async () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x', ...html };
  const pages = ['/', '/%76endor-price', '/VENDOR-price/', '/about-us', '/contact-us', '/enquiry', '/ecommerce-price', '/newsletter', '/newsletter/confirm/NaN', `/newsletter/unsubscribe/${'0'.repeat(32)}`, '/offers/stop/NaN', '/service-plan/NaN', '/book-consultation', '/appointment/NaN', '/blogs/nothing/comments', '/nothing', '/preview/posts/NaN', '/quotation-response/NaN', '/contact-us.data']; // prettier-ignore
  for (const path of pages)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
      for (const sent of [
        { headers: html },
        ...(method === 'HEAD' || method === 'OPTIONS'
          ? []
          : [
              { headers: html, body: form({}) },
              { headers: html, body: form({ phone: '\u0000', email: 'x', feature: 'NaN', intent: 'x' }) },
              { headers: broken, body: '--x\r\nnonsense' },
              { headers: broken, body: '' },
            ]),
      ]) {
        const { status } = await ask(path, { method, ...sent });
        expect([method, path, status < 500]).toEqual([method, path, true]);
      }
  for (const method of ['TRACE', 'PROPFIND', 'SEARCH', 'LOCK'])
    for (const path of [
      '/',
      '/contact-us',
      '/check-user',
      '/nothing',
      '/healthz',
      '/sandbox/',
      '/sandbox/v1/orders',
    ])
      expect([method, path, (await line(`${method} ${path}`)).status]).toEqual([method, path, 405]);
  for (const target of [
    '*',
    'http://evil.example/',
    'http://evil.example//x',
    'http://name@evil.example/',
    '/%',
    '/%00',
    '/blogs/%ff',
    '/blogs/%00',
    '/blogs/%E0%A4%B8/comments',
    '/mr/blog/older/x%00.data',
    '/quotation/%00?id=%00',
    '/hi/%',
  ])
    expect([target, (await line(`GET ${target}`)).status < 500]).toEqual([target, true]);
  expect((await line('OPTIONS *')).status).toBeLessThan(500);
  // Somebody who leaves in the middle of a sentence.
  const left = connect(Number(new URL(app.url).port), '127.0.0.1');
  left.write(
    'POST /inquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await new Promise((done) => setTimeout(done, 200));
  left.destroy();
  await new Promise((done) => setTimeout(done, 500));
  expect(await staff('/server-errors')).toEqual({ data: [], nextCursor: null });
  expect(app.output()).not.toMatch(/"level":50/);
});

test('the log names the page and the call, and never the secret that opens it', async () => {
  for (const path of [
    '/preview/posts/s3cret-link',
    '/newsletter/confirm/s3cret-link',
    '/hi/appointment/s3cret-link',
    '/offers/stop/s3cret-link',
    '/s3cret-link',
    '/api/newsletter/unsubscribe/s3cret-link',
  ])
    await ask(`${path}?token=s3cret-query`);
  await ask('/centerlist/nirmaanservice');
  await vi.waitUntil(() => app.output().includes('/centerlist/:key'), patience);
  expect(app.output()).toContain('/preview/posts/:token');
  expect(app.output()).toContain('/appointment/:token');
  expect(app.output()).not.toContain('s3cret');
});

test('in live mode only our own name is answered, from memory too; who asks how we are may use any', async () => {
  const live = await startCopy({
    APP_MODE: 'live',
    PUBLIC_URL: 'https://shop.example',
    RATE_LIMITS: 'on',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'shop@shop.example',
    OWNER_EMAIL: 'owner@shop.example',
    OWNER_PASSWORD: 'kettle on the second shelf',
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    RAZORPAY_KEY_ID: 'rzp_live_nobody',
    RAZORPAY_KEY_SECRET: 'nobody',
    RAZORPAY_WEBHOOK_SECRET: 'nobody',
  });
  for (let visit = 0; visit < 2; visit++)
    expect((await line('GET /about-us', 'shop.example', live)).status).toBe(200);
  expect((await line('GET /about-us', 'shop.example', live)).text).toMatch(/^etag:/im);
  for (const path of ['/about-us', '/services', '/nothing'])
    expect([path, (await line(`GET ${path}`, 'evil.example', live)).status]).toEqual([path, 421]);
  expect((await line('GET /healthz', 'evil.example', live)).status).toBe(200);
  // As the probes of a proxy ask, in HTTP/1.0 and without a host.
  expect((await line('GET /readyz', '', live)).status).toBe(200);
  expect((await line('GET /about-us', '', live)).status).toBe(421);
  await live.stop();
});
