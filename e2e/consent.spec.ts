import type { APIRequestContext, Page } from '@playwright/test';
import { owner } from '../scripts/lib/app-server.ts';
import { banner, hidePage } from './visits.ts';
import {
  overwriting,
  atEachWidth,
  boxOf,
  expect,
  expectAccessible,
  expectFits,
  expectWellMade,
  test,
} from './support.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const outside = /googletagmanager|google-analytics|facebook/;

type Report = { visit: string | null; events: { kind: string; path: string; entry: boolean }[] };

/** What a page sends to count visits, and what it asks foreign hosts for. */
async function listen(page: Page) {
  const reports: Report[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (outside.test(request.url())) foreign.push(request.url());
  });
  // A beacon's body is not shown to whoever watches the network.
  await page.exposeFunction('seen', (text: string) => reports.push(JSON.parse(text) as Report));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const { seen } = window as unknown as { seen: (text: string) => void };
      if (body instanceof Blob) void body.text().then(seen);
      return send(url, body);
    };
  });
  return { reports, foreign };
}

const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

test('the question about cookies covers nothing, can be answered either way with the same ease, and is asked once @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const ask = banner(page);
  await expect(ask).toBeVisible();
  await expectFits(page);
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
  await atEachWidth(page, async () => {
    // A part of the page, above all else of it: nothing is under it, and it goes when somebody reads on.
    const [question, header] = [await boxOf(ask), await boxOf(page.getByRole('banner'))];
    expect(question.y + question.height).toBeLessThanOrEqual(header.y);
    expect(question.height).toBeLessThan(740 / 5);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(ask).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  });
  await expectWellMade(page);

  const [accept, reject] = [
    ask.getByRole('button', { name: 'Accept' }),
    ask.getByRole('button', { name: 'Reject' }),
  ];
  expect(await accept.getAttribute('class')).toBe(await reject.getAttribute('class'));
  const sizes = [await boxOf(accept), await boxOf(reject)] as const;
  expect([sizes[0].height, sizes[0].y]).toEqual([sizes[1].height, sizes[1].y]);
  expect(sizes[0].height).toBeGreaterThanOrEqual(44);
  expect(Math.abs(sizes[0].width - sizes[1].width)).toBeLessThan(12);

  // First in the order of the keyboard, after the link that skips to the content.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  const choose = ask.getByRole('link', { name: 'Choose' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Cookie choices' });
  await expect(panel).toBeVisible();
  for (const name of ['Statistics', 'Marketing'])
    await expect(panel.getByRole('switch', { name })).not.toBeChecked();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(choose).toBeFocused();
  // Nothing is kept before an answer.
  expect(await storedNames(page)).not.toContain('cookie-choice');

  await page.goto('/website-development');
  await expect(banner(page)).toBeVisible();
  const written = page.waitForResponse('**/cookie-choices');
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  expect((await written).status()).toBe(204);
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await hidePage(page);
  await expect(banner(page)).toHaveCount(0);
});

test('a no keeps everything silent: nothing is sent, nothing is kept, nobody is asked again', async ({
  page,
}) => {
  const { reports, foreign } = await listen(page);
  await page.goto('/?utm_source=diwali');
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  await hidePage(page);
  const before = reports.length;
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Name').fill('Asha');
  await hidePage(page);
  expect(reports).toHaveLength(before);
  expect(foreign).toEqual([]);
  expect(await storedNames(page)).not.toContain('visit');
  expect(await storedNames(page)).not.toContain('first-touch');
});

test('before an answer visits are counted without a name; a yes names the visit until it is taken back', async ({
  page,
}) => {
  const { reports } = await listen(page);
  await page.goto('/?utm_source=diwali');
  await expect(banner(page)).toBeVisible();
  await hidePage(page);
  await expect.poll(() => reports[0]?.events[0]).toMatchObject({ kind: 'page_view', path: '/', entry: true });
  for (const report of reports) expect(report).toMatchObject({ visit: null, utmSource: 'diwali' });
  expect(await storedNames(page)).toEqual([]);

  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await hidePage(page);
  const named = () => reports.filter(({ visit }) => visit !== null);
  await expect.poll(() => named().length).toBeGreaterThan(0);
  const [first] = named();
  expect(first).toMatchObject({ visit: expect.stringMatching(/^[0-9a-f]{32}$/), utmSource: 'diwali' });
  const before = reports.length;
  await page.reload();
  await hidePage(page);
  await expect.poll(() => reports.length).toBeGreaterThan(before);
  // A page loaded again belongs to the visit, its origin is remembered, and no second visit begins.
  for (const report of reports.slice(before)) {
    expect(report).toMatchObject({ visit: first?.visit, utmSource: 'diwali' });
    expect(report.events.filter(({ entry }) => entry)).toEqual([]);
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  const panel = page.getByRole('dialog', { name: 'Cookie choices' });
  await expect(panel.getByRole('switch', { name: 'Statistics' })).toBeChecked();
  await panel.getByRole('switch', { name: 'Statistics' }).uncheck();
  await panel.getByRole('button', { name: 'Save my choice' }).click();
  await expect(panel).toBeHidden();
  for (const name of ['visit', 'first-touch']) expect(await storedNames(page)).not.toContain(name);
  const sent = reports.length;
  await hidePage(page);
  expect(reports).toHaveLength(sent);
});

test('a browser that asks not to be tracked is not asked, not counted and told why', async ({
  browser,
  site,
}) => {
  for (const [property, value, words] of [
    ['globalPrivacyControl', true, 'Global Privacy Control'],
    ['doNotTrack', '1', 'Do Not Track'],
  ] as const) {
    const page = await (await browser.newContext({ baseURL: site })).newPage();
    await page.addInitScript(
      ([name, says]) => Object.defineProperty(Navigator.prototype, name, { get: () => says }),
      [property, value] as const,
    );
    const { reports, foreign } = await listen(page);
    await page.goto('/');
    await hidePage(page);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
    const panel = page.getByRole('dialog', { name: 'Cookie choices' });
    await expect(panel.getByText(`Your browser sends ${words}.`)).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Statistics' })).toBeDisabled();
    await expect(panel.getByRole('switch', { name: 'Marketing' })).toBeDisabled();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
    expect([reports, foreign, await storedNames(page)]).toEqual([[], [], []]);
    await page.context().close();
  }
});

/** Sets the ids of the outside services, as the owner does. */
async function setServices(request: APIRequestContext, ids: { ga4Id: string; metaPixelId: string }) {
  await request.post('/staff/session', { data: owner });
  const settings = (await (await request.get('/staff/settings')).json()) as object;
  const saved = await request.put('/staff/settings', {
    data: { ...settings, ...ids },
    headers: overwriting,
  });
  expect(saved.status()).toBe(200);
}

test('Google Analytics and the Meta pixel are loaded after the matching yes, never before, and fall silent after a no', async ({
  page,
  request,
}) => {
  const policyOf = async () => (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(await policyOf()).not.toMatch(outside);
  await setServices(request, { ga4Id: 'G-TEST12345', metaPixelId: '123456789' });
  await expect.poll(policyOf).toMatch(/script-src [^;]*googletagmanager[^;]*connect\.facebook\.net/);
  expect(await policyOf()).not.toMatch(/script-src [^;]*'unsafe-inline'/);

  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.route(outside, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '_ga=1; path=/'` }),
  );
  const { foreign } = await listen(page);
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [], fbq } = window as {
        dataLayer?: ArrayLike<unknown>[];
        fbq?: { queue: unknown[][] };
      };
      const google = dataLayer.map((words) => Array.from(words)).filter(([what]) => what === 'event');
      return { google: google.length, meta: (fbq?.queue ?? []).map(([what]) => what) };
    });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await hidePage(page);
  expect(foreign).toEqual([]);

  await banner(page).getByRole('link', { name: 'Choose' }).click();
  const panel = page.getByRole('dialog', { name: 'Cookie choices' });
  await panel.getByRole('switch', { name: 'Statistics' }).check();
  await panel.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']);
  expect(await told()).toEqual({ google: 1, meta: [] });

  const reopen = () => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  await reopen();
  await panel.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => foreign.at(-1)).toBe('https://connect.facebook.net/en_US/fbevents.js');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await expect.poll(told).toEqual({ google: 2, meta: ['init', 'track', 'track'] });
  expect(foreign).toHaveLength(2);
  expect(complaints).toEqual([]);

  // An address that belongs to one person is nobody else's business.
  await page.goto('/newsletter/confirm/0123456789abcdef');
  await hidePage(page);
  expect(foreign).toHaveLength(2);

  await page.goto('/contact-us');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=1');
  await expect.poll(() => foreign.length).toBe(4);
  await reopen();
  await panel.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(
    await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST12345']),
  ).toBe(true);
  await page.goto('/');
  await hidePage(page);
  expect(foreign).toHaveLength(4);
  expect(await told()).toEqual({ google: 0, meta: [] });

  await setServices(request, { ga4Id: '', metaPixelId: '' });
  await expect.poll(policyOf).not.toMatch(outside);
});
