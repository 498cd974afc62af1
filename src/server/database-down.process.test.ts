import { expect, test, vi } from 'vitest';
import { startApp, temporaryDataDir } from '../../scripts/lib/app-server.ts';
import { post } from '../../scripts/lib/enquiries.ts';
import { startPostgres } from '../../scripts/lib/postgres-server.ts';
import { patience } from '#kit/test-patience.ts';

test.concurrent.each(['fast', 'kill'] as const)(
  'PostgreSQL gone (%s): the server says so, helps visitors, and is back by itself',
  async (how) => {
    const postgres = await startPostgres({ durable: true });
    const data = temporaryDataDir();
    const app = await startApp(data.folder, {
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'warn',
      PAGE_CACHE: 'lazy',
    });
    const get = (path: string, accept = 'text/html') =>
      fetch(`${app.url}${path}`, { headers: { Accept: accept } });
    const first = await post(app.url, 1);
    expect(first?.status).toBe(200);
    // From here on this page is kept ready, however far the server has come with keeping all of them.
    expect((await get('/')).status).toBe(200);

    await postgres.stop(how);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    // What is kept needs no database; a page that does says what happened, and when to come back.
    expect((await get('/')).status).toBe(200);
    const page = await get('/contact-us?utm_source=a-visit-nobody-made-before');
    expect([200, 503]).toContain(page.status);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    if (page.status === 503) expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    const call = await fetch(`${app.url}/centerlist/nirmaanservice`);
    expect(call.status).toBe(503);
    expect(Number(call.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await call.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect((await post(app.url, 2))?.status).toBe(503);

    await postgres.start();
    await vi.waitUntil(async () => (await get('/readyz')).ok, patience);
    expect((await post(app.url, 2))?.status).toBe(200);
    expect(await post(app.url, 1)).toEqual(first);
    // Jobs go on as well: both visitors have their mail.
    await vi.waitUntil(async () => (await mailbox(app.url)) === 4, patience);
    // What the queue met meanwhile is told in words.
    expect(app.output()).toMatch(/"reason":"[^"[]+".*queue: database trouble/);
    expect(app.output()).not.toContain('[object Object]');
    expect(await app.stop()).toBe(0);
    await postgres.remove();
    data.remove();
  },
);

async function mailbox(url: string) {
  const answer = await fetch(`${url}/dev/mailbox.json`);
  if (!answer.ok) return 0; // not quite back yet
  return ((await answer.json()) as { messages: unknown[] }).messages.length;
}
