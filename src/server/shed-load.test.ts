import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sendError } from './errors.ts';
import { openServer } from './open-server.ts';
import { shedLoad } from './shed-load.ts';

const html = { headers: { Accept: 'text/html' } };

/** A server where `/slow` ends when it is let go, with so many in line for its database. */
function open(waiting = 0) {
  const app = new Hono();
  app.onError((error, c) => sendError(c, error, pino({ level: 'silent' })));
  app.use(shedLoad({ waiting: () => waiting, publicUrl: 'https://shop.example' }));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  app.all('*', async (c) => {
    if (c.req.path === '/slow') await gone;
    return c.text('done');
  });
  return { app, letGo };
}

test('a crowd is asked to come back, in the language of the page; who asks how we are is answered', async () => {
  const { app, letGo } = open();
  const crowd = Array.from({ length: 64 }, () => app.request('/slow'));
  const page = await app.request('/hi/slow', html);
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await page.text()).toMatch(/lang="hi-IN"[^]*[ऀ-ॿ]{3}/);
  const call = await app.request('/call', { method: 'POST' });
  expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await call.json()).toMatchObject({ success: false, code: 'unavailable' });
  for (const path of ['/healthz', '/readyz', '/assets/site.js'])
    expect((await app.request(path)).status).toBe(200);
  letGo();
  for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200);
  expect((await app.request('/slow', html)).status).toBe(200);
});

test('a long line for the database is a crowd as well', async () => {
  expect((await open(128).app.request('/')).status).toBe(503);
  expect((await open(127).app.request('/')).status).toBe(200);
});

test('bodies that only come slowly are no crowd: nobody is refused while there is time to spare', async () => {
  const { app, letGo } = open();
  const crowd = Array.from({ length: 500 }, () => app.request('/slow', { method: 'POST' }));
  expect((await app.request('/')).status).toBe(200);
  letGo();
  for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200);
});

/** In which turns of the event loop six requests are worked on, each for 6 ms at one go, that arrive in one. */
async function turnsOfSix(method: 'GET' | 'POST'): Promise<number> {
  const app = new Hono();
  app.use(shedLoad({ waiting: () => 0, publicUrl: 'https://shop.example' }));
  let turn = 0;
  const count = () => {
    turn++;
    if (turns.length < 6) setImmediate(count);
  };
  const turns: number[] = [];
  app.all('/work', (c) => {
    for (const until = performance.now() + 6; performance.now() < until;);
    turns.push(turn);
    return c.text('done');
  });
  setImmediate(count);
  // As sockets do, timers that are due end each what they began before the next one comes, all in one turn.
  const ask = () =>
    new Promise<number>((resolve) =>
      setTimeout(async () => resolve((await app.request('/work', { method })).status), 1),
    );
  expect(await Promise.all(Array.from({ length: 6 }, ask))).toEqual(Array.from({ length: 6 }, () => 200));
  return new Set(turns).size;
}

test('pages that are rendered at one go are rendered one in each turn of the event loop: others are let in between', async () => {
  expect(await turnsOfSix('GET')).toBe(6);
});

test('what comes with a body is let in as it comes, so that enquiries which arrive together are stored together', async () => {
  expect(await turnsOfSix('POST')).toBeLessThan(3);
});

/** How a page is answered after so many visitors asked for one, some of them on one line, and left before it was there. */
async function afterwards({ lines, onEach }: { lines: number; onEach: number }): Promise<number> {
  const app = new Hono();
  app.onError((error, c) => sendError(c, error, pino({ level: 'silent' })));
  app.use(shedLoad({ waiting: () => 0, publicUrl: 'https://shop.example' }));
  let asked = 0;
  let letGo = () => {};
  const ready = new Promise<void>((resolve) => (letGo = resolve));
  let allAsked = () => {};
  const known = new Promise<void>((resolve) => (allAsked = resolve));
  app.get('/page', async (c) => {
    if (++asked === lines * onEach) allAsked();
    await ready;
    return c.html('<p>page</p>');
  });
  const server = openServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const gone: Promise<unknown>[] = [];
  server.on('connection', (socket) => gone.push(once(socket, 'close')));
  const visitors = Array.from({ length: lines }, () => connect(port, '127.0.0.1'));
  for (const visitor of visitors)
    visitor.write('GET /page HTTP/1.1\r\nHost: shop.example\r\n\r\n'.repeat(onEach));
  await known;
  for (const visitor of visitors) visitor.destroy();
  await Promise.all(gone);
  letGo();
  const { status } = await fetch(`http://127.0.0.1:${port}/page`, html);
  server.closeAllConnections();
  server.close();
  return status;
}

test('visitors who leave before their page is ready are no crowd any more', async () => {
  expect(await afterwards({ lines: 64, onEach: 1 })).toBe(200);
});

test('visitors in line on one connection that ends are no crowd either', async () => {
  expect(await afterwards({ lines: 8, onEach: 8 })).toBe(200);
});
