import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sendError } from './errors.ts';
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
