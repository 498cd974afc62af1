import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '#agency/staff/table.server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

const body = { name: 'A', mobile: '9000012345', school: 'x', parent_name: 'Someone', form: 'enquiry' };

test('what a browser sends for another site is refused, whatever it looks like', async () => {
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.localhost' },
  ]) {
    const answer = await app.post('/inquiry', body, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ success: false, code: 'forbidden' });
  }
});

test('bodies of the wrong kind, size or shape have answers of their own', async () => {
  expect(
    (await app.post('/inquiry', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
  ).toBe(415);
  expect((await app.post('/inquiry', '{"name":')).status).toBe(400);
  expect(
    (await app.post('/inquiry', JSON.stringify({ ...body, remark: 'x'.repeat(65 * 1024) }))).status,
  ).toBe(413);
  expect((await app.post('/inquiry', '['.repeat(20_000) + ']'.repeat(20_000))).status).toBe(422);
  expect((await app.post('/inquiry', '"text"')).status).toBe(422);
});

test('every answer is private, typed and numbered; a page is told what it may load', async () => {
  for (const path of ['/healthz', '/docs', '/nothing-here']) {
    const { headers } = await app.get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Request-Id')).toBeTruthy();
  }
  const { headers } = await app.get('/docs');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Security-Policy')).toContain('report-uri /csp-reports');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test('ready, measured and described', async () => {
  expect(await (await app.get('/readyz')).json()).toEqual({
    database: 'ok',
    migrations: 'ok',
    outbox: 'ok',
    files: 'ok',
  });
  const told = await (await app.get('/metrics')).text();
  expect(told).toContain('outbox_backlog 0');
  const { paths, webhooks } = (await (await app.get('/openapi.json')).json()) as Record<
    'paths' | 'webhooks',
    Record<string, object>
  >;
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/inquiry', '/centerlist/{key}', '/healthz']));
  const docs = await (await app.get('/docs')).text();
  expect(docs).toContain('POST /inquiry');
  expect(docs).toContain('POST order.paid');
  // Short also where nothing compresses it on its way; it loads nothing else.
  const calls = Object.values({ ...paths, ...webhooks }).flatMap((methods) => Object.keys(methods)).length;
  expect(Buffer.byteLength(docs) / calls).toBeLessThan(600);
  expect(docs).not.toMatch(/<(script|link|img)\b|@import|url\(/);
});

test('a replica that is away hinders nobody; readiness, measures, alarms and the office tell of it', async () => {
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  const lonely = await createTestApp({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:9/none',
  });
  try {
    const { email, password } = owner;
    const passwordHash = await lonely.ctx.passwords.hash(password);
    await lonely.db.insert(staff).values({ id: v7(), email, name: 'Owner', role: 'owner', passwordHash });
    const ready = await lonely.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ database: 'ok', replica: 'down' }),
    ]);
    const told = await (await lonely.get('/metrics')).text();
    expect(told).toMatch(/^replica_used 0$/m);
    expect(told).toMatch(/^replica_behind_seconds -1$/m);
    const measures = [...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    expect(measures).toEqual(expect.arrayContaining(measuresInAlarms()));
    expect(measuresInAlarms()).toContain('replica_used');
    const session = await lonely.post('/staff/session', owner);
    const Cookie = session.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { checks } = (await (await lonely.get('/staff/operations', { Cookie })).json()) as {
      checks: { name: string; ok: boolean; said: string }[];
    };
    expect(checks.find(({ name }) => name === 'Replica')).toMatchObject({
      ok: false,
      said: expect.stringContaining('ECONNREFUSED'),
    });
    expect((await lonely.get('/staff/leads', { Cookie })).status).toBe(200);
  } finally {
    await lonely.close();
  }
});

test('the eleventh enquiry from one address within ten minutes has to wait', async () => {
  const send = (i: number) =>
    app.post('/inquiry', { ...body, mobile: `90000200${String(i).padStart(2, '0')}` });
  for (let i = 0; i < 10; i++) expect((await send(i)).status).toBe(200);
  const refused = await send(10);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ success: false, code: 'too_many' });
});

/** What the example's alarms ask for, but for `up`, which is Prometheus' own. */
function measuresInAlarms() {
  const alarms = [...readFileSync('docs/alerts.example.yml', 'utf8').matchAll(/expr: (.+)/g)];
  expect(alarms.length).toBeGreaterThan(5);
  return alarms
    .map(([, asked = '']) => asked.replaceAll(/\{[^}]*\}|\[\w+\]|by \(\w+\)/g, ''))
    .flatMap((asked) => asked.match(/\b[a-z]\w+\b(?!\s*\()/g) ?? [])
    .filter((word) => !['and', 'unless', 'up'].includes(word))
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}
