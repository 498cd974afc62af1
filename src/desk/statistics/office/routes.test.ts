import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieChoices } from '#people/cookie-choices/table.server.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import type { Statistics } from '../statistics.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const anEvent = (over: Partial<typeof visitEvents.$inferInsert>): typeof visitEvents.$inferInsert => ({
  id: uuidv7(),
  at: new Date('2026-11-10T06:00:00Z'),
  kind: 'page_view',
  path: '/',
  name: '',
  entry: false,
  device: 'phone',
  referrer: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  ...over,
});
const diwali = { utmSource: 'meta', utmMedium: 'paid', utmCampaign: 'diwali' };
const vital = (name: string, path: string, values: number[]) =>
  values.map((value) => anEvent({ kind: 'web_vital', name, path, value }));

test('counts are added up by Indian day, page, origin, form and speed, for the days that are asked for', async () => {
  await office.db.insert(visitEvents).values([
    anEvent({ entry: true, referrer: 'search.example', visit: 'ab'.repeat(16) }),
    anEvent({ path: '/contact-us', visit: 'ab'.repeat(16) }),
    anEvent({ path: '/contact-us', entry: true, device: 'desktop', ...diwali }),
    // Half past eleven in the evening of the 10th in London is the 11th in India.
    anEvent({ at: new Date('2026-11-10T23:30:00Z'), entry: true }),
    anEvent({ kind: 'form_start', name: 'contact', path: '/contact-us', ...diwali }),
    anEvent({ kind: 'form_fail', name: 'contact', path: '/contact-us', ...diwali }),
    anEvent({ kind: 'form_submit', name: 'contact', path: '/contact-us', ...diwali }),
    anEvent({ kind: 'booking', name: 'call', ...diwali }),
    anEvent({ kind: 'cta', name: 'whatsapp' }),
    anEvent({ kind: 'chat_open' }),
    ...vital('LCP', '/', [1_000, 2_000, 3_000, 9_000]),
    ...vital('CLS', '/contact-us', [0.05]),
    // The days before and after.
    anEvent({ at: new Date('2026-11-09T18:29:59Z'), entry: true }),
    anEvent({ at: new Date('2026-11-11T18:30:00Z'), entry: true }),
  ]);
  const at = new Date('2026-11-10T06:00:00Z');
  const answer = { id: uuidv7(), at, version: '2026-11-en', statistics: true, marketing: false };
  await office.db.insert(cookieChoices).values([answer, { ...answer, id: uuidv7(), statistics: false }]);

  const sales = await office.as('sales');
  const { status, body } = await sales<Statistics>('GET', '/statistics?from=2026-11-10&to=2026-11-11');
  expect(status).toBe(200);
  expect(body).toEqual({
    totals: {
      visits: 3,
      views: 4,
      named: 1,
      formStarts: 1,
      formSubmits: 1,
      bookings: 1,
      chats: 1,
      chatSubmits: 0,
    },
    days: [
      { day: '2026-11-10', visits: 2, views: 3 },
      { day: '2026-11-11', visits: 1, views: 1 },
    ],
    pages: [
      { path: '/', views: 2, visits: 2 },
      { path: '/contact-us', views: 2, visits: 1 },
    ],
    referrers: [
      { host: '', visits: 2 },
      { host: 'search.example', visits: 1 },
    ],
    campaigns: [
      { source: 'meta', medium: 'paid', campaign: 'diwali', visits: 1, formSubmits: 1, bookings: 1 },
    ],
    devices: [
      { device: 'phone', visits: 2 },
      { device: 'desktop', visits: 1 },
    ],
    forms: [{ form: 'contact', starts: 1, submits: 1, fails: 1 }],
    links: [{ link: 'whatsapp', clicks: 1 }],
    vitals: [
      { path: '', name: 'CLS', p75: 0.05, samples: 1, rating: 'good' },
      { path: '', name: 'LCP', p75: 4_500, samples: 4, rating: 'poor' },
      { path: '/', name: 'LCP', p75: 4_500, samples: 4, rating: 'poor' },
      { path: '/contact-us', name: 'CLS', p75: 0.05, samples: 1, rating: 'good' },
    ],
    cookieAnswers: { all: 2, statistics: 1, marketing: 0 },
  });

  await office.db.delete(visitEvents);
  const empty = await sales<Statistics>('GET', '/statistics?from=2026-11-10&to=2026-11-10');
  expect(empty.body).toMatchObject({
    totals: { visits: 0, views: 0 },
    days: [{ views: 0 }],
    pages: [],
    vitals: [],
  });
});

test('long lists end after twenty rows', async () => {
  const pages = Array.from({ length: 30 }, (_, i) => `/blogs/post-${String(i).padStart(2, '0')}`);
  await office.db
    .insert(visitEvents)
    .values(
      pages.flatMap((path) => [
        anEvent({ path, entry: true, referrer: `${path.slice(7)}.example`, utmSource: path }),
        anEvent({ kind: 'web_vital', name: 'LCP', path, value: 1_000 }),
        anEvent({ kind: 'form_start', name: path }),
      ]),
    );
  const owner = await office.as('owner');
  const { body } = await owner<Statistics>('GET', '/statistics?from=2026-11-10&to=2026-11-10');
  for (const list of [body.pages, body.referrers, body.campaigns, body.forms]) expect(list).toHaveLength(20);
  expect(body.vitals).toHaveLength(21);
});

test('a span that makes no sense is refused with its reason', async () => {
  const content = await office.as('content');
  for (const [query, field] of [
    ['', 'from'],
    ['from=2026-13-01&to=2026-12-01', 'from'],
    ['from=2026-11-02&to=2026-11-01', 'to'],
    ['from=2025-11-01&to=2026-11-02', 'to'],
    ['from=0001-01-01&to=9999-12-31', 'from'],
  ] as const) {
    const refused = await content('GET', `/statistics?${query}`);
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  }
});
