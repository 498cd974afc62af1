import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { owner } from '../../scripts/lib/app-server.ts';
import { post, visitorOf } from '../../scripts/lib/enquiries.ts';
import { startCopy } from '../../scripts/lib/installations.ts';
import { patience } from '#kit/test-patience.ts';

test('two workers: a change is seen on every page of both, an enquiry is mailed once, one that dies is replaced', async () => {
  const app = await startCopy({ WORKERS: '2', LOG_LEVEL: 'warn' });

  const signedIn = await send(app.url, 'POST', '/staff/session', owner);
  const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  for (const page of await everywhere(app.url)) expect(page).not.toContain('Nirmaan of the test');
  const settings = (await (
    await send(app.url, 'GET', '/staff/settings', undefined, cookie)
  ).json()) as object;
  const changed = await send(
    app.url,
    'PUT',
    '/staff/settings',
    { ...settings, legalName: 'Nirmaan of the test' },
    cookie,
  );
  expect(changed.status).toBe(200);
  await vi.waitUntil(
    async () => (await everywhere(app.url)).every((page) => page.includes('Nirmaan of the test')),
    patience,
  );

  expect((await post(app.url, 1))?.status).toBe(200);
  await vi.waitUntil(async () => (await mailsTo(app.url, visitorOf(1))) > 0, patience);
  await vi.waitUntil(async () => (await mailsTo(app.url, owner.email)) > 0, patience);
  expect([await mailsTo(app.url, visitorOf(1)), await mailsTo(app.url, owner.email)]).toEqual([1, 1]);

  // Whichever of them is asked tells of both, so that no count falls, and once of what is everybody's.
  const scrapes = [];
  for (let i = 0; i < 6; i++) scrapes.push(await alone(`${app.url}/metrics`));
  const seconds = scrapes.map((text) => Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]));
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  const [metrics = ''] = scrapes;
  expect(metrics.match(/^outbox_backlog /gm)).toHaveLength(1);
  expect(metrics).toContain('leads{status="new"} ');

  const [first] = workersOf(app.pid);
  process.kill(Number(first), 'SIGKILL');
  await vi.waitUntil(() => workersOf(app.pid).filter((pid) => pid !== first).length === 2, patience);
  await vi.waitUntil(
    async () => (await Promise.allSettled([alone(`${app.url}/`), alone(`${app.url}/`)])).every(isGood),
    patience,
  );
  expect(await app.stop()).toBe(0);
});

const isGood = (answer: PromiseSettledResult<string>) => answer.status === 'fulfilled';

/** Their process ids, as Linux lists them. */
const workersOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);

const send = (url: string, method: string, path: string, body?: object, Cookie = '') =>
  fetch(`${url}${path}`, {
    method,
    headers: { Cookie, 'If-Match': '*', ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });

/** The home page over several connections of their own, which the workers share out between them. */
const everywhere = (url: string) => Promise.all(Array.from({ length: 8 }, () => alone(`${url}/`)));

function alone(url: string) {
  return new Promise<string>((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    };
    get(url, { agent: false }, take).on('error', reject);
  });
}

async function mailsTo(url: string, to: string) {
  const answer = await fetch(`${url}/dev/mailbox.json?to=${to}`);
  return ((await answer.json()) as { messages: unknown[] }).messages.length;
}
