import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverErrors } from '#desk/operations/table.server.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

const send = async (body: unknown, type = 'application/csp-report') =>
  (await app.post('/csp-reports', body, { 'Content-Type': type })).status;
const refused = (blocked: string, over: object = {}) =>
  send({
    'csp-report': {
      'document-uri': 'http://localhost:3000/quotation/s3cret-link?email=meera@example.com',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'script-sample': 'alert(1)',
      ...over,
    },
  });
const noted = () =>
  app.db.select().from(serverErrors).where(eq(serverErrors.method, 'CSP')).orderBy(serverErrors.kind);

test('what a page’s policy refused is counted beside our own faults, in few groups and with nothing of the visitor', async () => {
  expect(await refused('https://one.example/x.js?who=meera')).toBe(204);
  expect(await refused('https://two.example/y.js')).toBe(204);
  const [both, ...none] = await noted();
  expect(none).toEqual([]);
  expect(both).toMatchObject({ kind: 'script-src-elem', route: 'elsewhere', count: 2 });
  expect(both?.message).toBe("The page's policy refused https://two.example on /quotation");
  expect(both?.at.getTime()).toBeGreaterThan(both?.firstAt.getTime() ?? 0);

  // An older browser names the directive with all that it allows.
  expect(
    await refused('inline', { 'effective-directive': undefined, 'violated-directive': "style-src 'self'" }),
  ).toBe(204);
  for (const made of ['up', 'by', 'hand'])
    expect(await refused(made, { 'effective-directive': made })).toBe(204);
  const all = await noted();
  expect(all.map(({ kind, route, count }) => [kind, route, count])).toEqual([
    ['script-src-elem', 'elsewhere', 2],
    ['style-src', 'inline', 1],
    ['unknown directive', 'other', 3],
  ]);
  expect(JSON.stringify(all)).not.toMatch(/s3cret|meera|alert/);
});

test('a report is small, whole and seldom; no other call takes its type', async () => {
  expect(await refused('https://one.example', { 'script-sample': 'x'.repeat(9_000) })).toBe(413);
  expect(await send('{')).toBe(400);
  expect(await send({ 'csp-report': 1 })).toBe(422);
  expect(await send({}, 'text/plain')).toBe(415);
  const other = await app.post('/inquiry', {}, { 'Content-Type': 'application/csp-report' });
  expect(other.status).toBe(415);
  const statuses = await Promise.all(Array.from({ length: 60 }, () => refused('data')));
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
});
