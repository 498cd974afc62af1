import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visitEvents } from '../table.server.ts';
import { purgeOldVisits } from '../record-visit-events.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.db.delete(visitEvents));
afterAll(() => app.close());

const browser = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };
const aView = { kind: 'page_view', path: '/contact-us', entry: true };
const aReport = { device: 'phone', events: [aView] };
const report = (body: unknown, headers: Record<string, string> = {}) =>
  app.post('/visit-events', body, { ...browser, ...headers });
const stored = () => app.db.select().from(visitEvents).orderBy(asc(visitEvents.id));

test('a report becomes one row an event; addresses and foreign words are cut to what is counted', async () => {
  const answer = await report({
    device: 'phone',
    referrer: 'search.example',
    utmSource: 'news<script>',
    utmCampaign: `दिवाली ${'x'.repeat(200)}`,
    events: [
      { ...aView, path: '/Contact-us?phone=9000000000#x' },
      { kind: 'form_start', path: '/contact-us', name: 'contact' },
      { kind: 'web_vital', path: '/appointment/01975d3c.secret', name: 'CLS', value: 0.05 },
    ],
  });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  const rows = await stored();
  const shared = { device: 'phone', referrer: 'search.example', utmSource: 'newsscript', utmMedium: '' };
  expect(rows).toMatchObject([
    { ...shared, kind: 'page_view', path: '/contact-us', name: '', value: null, entry: true },
    { ...shared, kind: 'form_start', path: '/contact-us', name: 'contact', entry: false },
    { ...shared, kind: 'web_vital', path: '/appointment', name: 'CLS', value: 0.05 },
  ]);
  expect(rows[0]?.utmCampaign).toMatch(/^दिवाली x{93}$/);
});

test('without consent a row names nobody; with it, it carries the key of one visit and nothing else', async () => {
  await report(aReport);
  await report({ ...aReport, visit: 'ab'.repeat(16) });
  const [counted, agreed] = await stored();
  expect(counted?.visit).toBeNull();
  expect(agreed?.visit).toBe('ab'.repeat(16));
  // What identifies a person or a device has no column to go to.
  const columns =
    'at click device entry id kind name path referrer utmCampaign utmMedium utmSource value visit';
  expect(Object.keys(counted ?? {}).toSorted()).toEqual(columns.split(' '));
});

test('robots and browsers that ask not to be tracked are not counted', async () => {
  const robot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const headers of [robot, { 'User-Agent': '' }, { 'Sec-GPC': '1' }, { DNT: '1' }])
    expect((await report(aReport, headers as Record<string, string>)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('wrong reports are refused with the field at fault, foreign pages and large bodies with their own status', async () => {
  const refused: [unknown, string][] = [
    [{}, 'events'],
    [{ ...aReport, device: 'fridge' }, 'device'],
    [{ ...aReport, events: [] }, 'events'],
    [{ ...aReport, events: Array.from({ length: 21 }, () => aView) }, 'events'],
    [{ ...aReport, visit: 'asha@example.com' }, 'visit'],
    [{ ...aReport, events: [{ ...aView, kind: 'key_press' }] }, 'events.0.kind'],
    [{ ...aReport, events: [{ ...aView, path: 'https://a.example/' }] }, 'events.0.path'],
    [{ ...aReport, events: [{ ...aView, value: -1 }] }, 'events.0.value'],
    [{ ...aReport, events: [{ ...aView, name: 'x'.repeat(301) }] }, 'events.0.name'],
  ];
  for (const [body, field] of refused) {
    const answer = await report(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 'invalid',
      errors: { [field]: expect.any(String) },
    });
  }
  expect((await report(aReport, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await report({ ...aReport, more: 'x'.repeat(70_000) })).status).toBe(413);
  expect(await stored()).toEqual([]);
});

test('reports that arrive together are all counted, and one address may send only so many', async () => {
  // Of more at once than these a crowded machine would turn some away.
  const answers = await Promise.all(Array.from({ length: 60 }, () => report(aReport)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await stored()).toHaveLength(60);

  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  const key = 'visit-events:';
  await limited.db.execute(
    sql`insert into rate_limits (key, points, expire) values (${key}, 1000, now() + interval '5 minutes')`,
  );
  const full = await limited.post('/visit-events', aReport, browser);
  expect([full.status, Number(full.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  await limited.close();
});

test('events are forgotten after four hundred days', async () => {
  await report(aReport);
  await report({ ...aReport, device: 'desktop' });
  await app.db
    .update(visitEvents)
    .set({ at: sql`now() - interval '401 days'` })
    .where(eq(visitEvents.device, 'desktop'));
  await purgeOldVisits(app.ctx);
  expect((await stored()).map(({ device }) => device)).toEqual(['phone']);
});
