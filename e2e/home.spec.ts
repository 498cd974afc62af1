import type { Locator, Page } from '@playwright/test';
import { holdBack, atEachWidth, hydrated, expect, expectWellMade, test } from './support.ts';

const services = [
  ['Website Development', '/website-development'],
  ['Application Development', '/application-development'],
  ['E-commerce Website', '/get-your-online-store'],
  ['Digital Marketing', '/digital-marketing'],
  ['Google Ads', '/google-ads'],
  ['Meta Ads', '/meta-ads'],
] as const;

const software = [
  ['Ecommerce Software', '/ecommerce-price'],
  ['Multi Vendor', '/vendor-price'],
  ['OTT Platform', '/ottplatform-price'],
  ['CRM Software', '/crm-price'],
  ['Staff Management', '/staff-price'],
  ['Login/Logout', '/login-price'],
] as const;

test('the home page says what the agency does and leads on @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Customers find you.');
  await expect(page.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute('href', '/contact-us');
  for (const [name, path] of services)
    await expect(page.getByRole('link', { name: `Expore details of ${name}` })).toHaveAttribute('href', path);
  for (const [name, path] of software)
    await expect(page.getByRole('link', { name: `Get Started with ${name}` })).toHaveAttribute('href', path);
  await expect(page.getByRole('link', { name: 'Know more' })).toHaveAttribute('href', '/about-us');
  await expect(page.getByText('100+')).toBeVisible();
  await expect(page.getByText('8+', { exact: true })).toBeVisible();
  const proof = page.getByRole('region', { name: 'What you can check' });
  await expect(proof).toContainText('of appointments come from the website');
  await expect(proof).toContainText(/\d\.\d s\s*until this page stood before you, and \d+ kB/);
  await expect(page.getByRole('link', { name: 'All prices' })).toHaveAttribute('href', '/pricing');
  await expectWellMade(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);

  const times = page.getByRole('list', { name: 'Next free times' });
  await comeTo(times);
  await times.getByRole('link').first().click();
  const popup = page.getByRole('dialog', { name: 'Book Free Consultation' });
  await expect(popup.getByRole('group', { name: /^Time/ }).getByRole('radio', { checked: true })).toHaveCount(
    1,
  );
});

/** Scrolls to a part below the first sight, and waits until it has come alive. */
async function comeTo(part: Locator) {
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(part.page().locator('[data-still]').filter({ has: part })).toHaveCount(0);
}

const clients = (page: Page) =>
  page.locator('dt', { hasText: 'Happy clients' }).locator('..').locator('[aria-hidden]');

test('numbers count up once they are seen, for four seconds by the clock, and end with a plus from 299 on', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  // They come alive shortly before they are seen.
  await clients(page).evaluate((number) =>
    scrollTo({ top: number.getBoundingClientRect().top - innerHeight - 200, behavior: 'instant' }),
  );
  await expect(page.locator('[data-still]').filter({ has: clients(page) })).toHaveCount(0);
  await clients(page).scrollIntoViewIfNeeded();
  await expect(clients(page)).toHaveText(/^[1-9]\d?$/);
  // A phone too slow for any tick between.
  await page.clock.fastForward(4_000);
  await expect(clients(page)).toHaveText('300+', { timeout: 1_000 });
  await expect(page.locator('dl .sr-only')).toHaveText(['16', '300+', '300+', '3']);
});

test('a number that is in view when the scripts start stays as it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 8_000 });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.runFor(200);
  expect(await clients(page).textContent()).toBe('300+');
});

/** Which of the items stands first in a row's window. */
const firstShown = (row: Locator) =>
  row.locator('ul').evaluate((list) => {
    const from = list.parentElement!.getBoundingClientRect().left;
    const starts = [...list.children].map((item) => Math.abs(item.getBoundingClientRect().left - from));
    return starts.findIndex((start) => start < 2);
  });

test('the row of client logos moves by itself, rests on request and stays still for those who ask', async ({
  page,
  browser,
  site,
}) => {
  // A busy browser tells of two moments at once: out of sight, then in it.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = { isIntersecting: false } as IntersectionObserverEntry;
        super((entries, observer) => tell([before, ...entries], observer), options);
      }
    };
  });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Client logos' });
  await comeTo(row);
  await expect(row.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await firstShown(row)).toBe(0);
  await expect.poll(() => firstShown(row), { timeout: 8_000 }).toBe(1);
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByRole('button', { name: 'Play' })).toBeVisible();

  const still = await browser.newPage({ reducedMotion: 'reduce', baseURL: site });
  await still.goto('/');
  const calm = still.getByRole('region', { name: 'Client logos' });
  await comeTo(calm);
  await expect(calm.getByRole('button', { name: 'Play' })).toBeVisible();
  await still.close();
});

test('who has reached a link by keyboard before its part has come alive is still at it then', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /assets\/free-times-/);
  await page.goto('/');
  const times = page.locator('div', { has: page.getByRole('list', { name: 'Next free times' }) }).last();
  const link = times.locator('a[href="/book-consultation"]').last();
  await link.focus();
  letThrough();
  await expect(times.locator('xpath=ancestor::*[@data-still]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the row of client logos goes on from its end to its start, and back @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atEachWidth(page, async (width) => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Client logos' });
    await comeTo(row);
    const logos = await row.getByRole('listitem').count();
    const shown = { 360: 2, 768: 3, 1440: 4 }[width] ?? 0;
    await row.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => firstShown(row)).toBe(logos - shown);
    for (const place of [0, 1, 2]) {
      await row.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => firstShown(row)).toBe(place);
    }
  });
});

test('without JavaScript the whole page can be read', async ({ browser, site }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await plain.goto('/');
  await expect(plain.locator('dt', { hasText: 'Happy clients' }).locator('..')).toContainText('300+');
  await expect(plain.getByText('Dhaaga', { exact: false })).toBeAttached();
  await plain.getByRole('button', { name: 'Our Service' }).hover();
  await expect(
    plain.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meta Ads' }),
  ).toBeVisible();
  await plain.close();
});
