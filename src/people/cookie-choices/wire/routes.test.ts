import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieChoices } from '../table.server.ts';
import { purgeOldCookieChoices } from '../record-cookie-choice.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

const choice = { version: '2026-11-en', statistics: true, marketing: false, signal: null };

test('an answer is written down with its words and time, and with nothing that leads back', async () => {
  const answer = await app.post('/cookie-choices', choice, {
    'User-Agent': 'x',
    'X-Forwarded-For': '198.51.100.1',
  });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, null]);
  await app.post('/cookie-choices', { ...choice, statistics: false, signal: 'gpc' });
  const rows = await app.db.select().from(cookieChoices).orderBy(desc(cookieChoices.id));
  expect(rows).toEqual([
    { id: expect.any(String), at: expect.any(Date), ...choice, statistics: false, signal: 'gpc' },
    { id: expect.any(String), at: expect.any(Date), ...choice },
  ]);

  for (const [field, value] of Object.entries({
    version: 'x',
    statistics: 'yes',
    marketing: null,
    signal: 'fax',
  })) {
    const refused = await app.post('/cookie-choices', { ...choice, [field]: value });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { [field]: expect.any(String) } },
    ]);
  }
  await app.db.execute(sql`update rate_limits set points = 300 where key like 'cookie-choice:%'`);
  expect((await app.post('/cookie-choices', choice)).status).toBe(429);
  expect(await app.db.$count(cookieChoices)).toBe(2);

  await app.db.execute(sql`update cookie_choices set at = now() - interval '1096 days' where signal = 'gpc'`);
  await purgeOldCookieChoices(app.ctx);
  expect(await app.db.$count(cookieChoices)).toBe(1);
});
