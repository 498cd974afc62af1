import type { Page } from '@playwright/test';
import { asOnOlderPhone } from './older-phone.ts';
import { banner, hidePage, listen, turnAway } from './visits.ts';
import {
  atEachWidth,
  boxOf,
  expect,
  expectAccessible,
  expectFits,
  expectReflows,
  expectWellMade,
  hydrated,
  test,
} from './support.ts';

test.use({ storageState: { cookies: [], origins: [] } });

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
  await expectReflows(page);
  // Nor does it need more than the narrowest phone has, one that is folded.
  await page.setViewportSize({ width: 280, height: 653 });
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });
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
  await asOnOlderPhone(page);
  const { reports } = await listen(page);
  await page.goto('/?utm_source=diwali', { referer: 'https://search.example/' });
  await expect(banner(page)).toBeVisible();
  await hidePage(page);
  await expect.poll(() => reports[0]?.events[0]).toMatchObject({ kind: 'page_view', path: '/', entry: true });
  for (const report of reports)
    expect(report).toMatchObject({ visit: null, utmSource: 'diwali', referrer: 'search.example' });
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

test('a page that is left before it has come to rest is counted', async ({ page }) => {
  const { reports } = await listen(page);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/about-us');
  await hydrated(page);
  await turnAway(page);
  await expect
    .poll(() => reports.flatMap(({ events }) => events))
    .toContainEqual(expect.objectContaining({ kind: 'page_view', path: '/about-us' }));
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
