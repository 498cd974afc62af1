import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { serverErrors } from '../table.server.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import { recordError } from '../record-error.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, owner);
  const signedIn = await app.post('/staff/session', owner);
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => app.close());

const get = async (path: string) => (await app.get(`/staff${path}`, { Cookie: cookie })).json();

test('the owner sees what the installation depends on, what waits, what is stored, and no secret', async () => {
  const now = await get('/operations');
  expect(now).toMatchObject({
    process: {
      version: expect.stringMatching(/^\d+\.\d+/),
      mode: 'demo',
      mail: { sends: false },
      payments: { mode: 'sandbox' },
      memoryBytes: expect.any(Number),
    },
    outbox: { queued: 0, failed: 0, oldestAt: null },
    reconciliation: null,
    backup: null,
  });
  const { checks, databaseBytes } = now as { checks: { name: string; ok: boolean }[]; databaseBytes: number };
  expect(checks.map(({ name, ok }) => [name, ok])).toEqual([
    ['Database', true],
    ['Queue', true],
    ['Files', true],
    ['Mail', true],
    ['Answers by mail', true],
    ['Payments', true],
  ]);
  expect(databaseBytes).toBeGreaterThan(100_000);
  expect(JSON.stringify(now)).not.toMatch(/rzp_test_\w{8,}/);
});

test('a test mail goes to whoever asks, on the way of every mail', async () => {
  const sent = await app.send('POST', '/staff/operations/test-mail', undefined, { Cookie: cookie });
  expect(sent.status).toBe(202);
  const { messageId, to } = (await sent.json()) as { messageId: string; to: string };
  expect(to).toBe('owner@example.com');
  expect(await app.db.select().from(messages)).toMatchObject([
    { id: messageId, recipient: to, status: 'queued' },
  ]);
  expect((await get('/operations')) as object).toMatchObject({ outbox: { queued: 1 } });
});

type Fault = {
  requestId: string;
  route: string;
  message: string;
  at: string;
  firstAt: string;
  count: number;
};
type Listed = { data: Fault[]; nextCursor: string | null };

test('a fault of our own is listed with its request id, without what was typed', async () => {
  await app.db.execute(sql`alter table coupons rename to coupons_away`);
  const failed = await app.get('/staff/coupons', { Cookie: cookie, 'X-Request-Id': 'the-request' });
  expect(failed.status).toBe(500);
  await app.db.execute(sql`alter table coupons_away rename to coupons`);
  await expect.poll(async () => ((await get('/server-errors')) as Listed).data).toHaveLength(1);
  const { data } = (await get('/server-errors')) as Listed;
  expect(data).toMatchObject([{ requestId: 'the-request', method: 'GET', route: '/staff/coupons' }]);

  const where = { requestId: 'r', method: 'POST', route: '/x' };
  const error = new Error('No room for Meera at meera@example.com, call 90000 12345 or 9000012345');
  await recordError(app.ctx, { ...where, error });
  const [newest] = ((await get('/server-errors')) as Listed).data;
  expect(newest?.message).toBe('No room for Meera at …@… call … or …');
});

test('one fault that comes often is one row with a count and washes no other away; five hundred are kept', async () => {
  await app.db.delete(serverErrors);
  const rare = { requestId: 'rare', method: 'GET', route: '/rare' };
  await recordError(app.ctx, { ...rare, error: new Error('once') });
  const often = { method: 'GET', route: '/often' };
  for (let i = 1; i <= 30; i++)
    await recordError(app.ctx, { ...often, requestId: `r${i}`, error: new TypeError(`no. ${i}`) });
  const { data } = (await get('/server-errors')) as Listed;
  expect(data).toMatchObject([
    { ...often, kind: 'TypeError', count: 30, requestId: 'r30', message: 'no. 30' },
    { ...rare, kind: 'Error', count: 1 },
  ]);
  expect(Date.parse(data[0]?.firstAt ?? '')).toBeLessThan(Date.parse(data[0]?.at ?? ''));
  const others = Array.from({ length: 500 }, (_, i) => ({
    ...rare,
    id: v7(),
    route: `/${i}`,
    kind: 'Error',
  }));
  await app.db.insert(serverErrors).values(others.map((row) => ({ ...row, message: 'x' })));
  await recordError(app.ctx, { ...often, requestId: 'last', error: new TypeError('again') });
  expect(await app.db.$count(serverErrors)).toBe(500);
  expect(((await get('/server-errors')) as Listed).data[0]).toMatchObject({ ...often, count: 31 });
});

test('speed is told day by day, as three visitors of four had it', async () => {
  const at = new Date();
  const event = { kind: 'web_vital', name: 'LCP', path: '/', device: 'phone', entry: false } as const;
  const unsaid = { referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };
  await app.db
    .insert(visitEvents)
    .values([1_000, 2_000, 3_000, 4_000, 5_000].map((value) => ({ id: v7(), ...event, ...unsaid, value })));
  expect(await get('/operations/vitals')).toEqual([
    {
      day: at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }),
      name: 'LCP',
      p75: 4_000,
      samples: 5,
    },
  ]);
});
