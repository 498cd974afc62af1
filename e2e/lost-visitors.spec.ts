import { hydrated, expect, expectAccessible, expectWellMade, test } from './support.ts';

test('a wrong address is answered with 404 and every way on: a search finds an article, its tag the others @phone', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', '/enquiry');
  // What the bar at the foot of a phone offers does not stand in the page as well.
  for (const way of ['tel:', 'wa.me'])
    await expect(page.locator(`:is(main, [data-contact-bar]) a[href*="${way}"]:visible`)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'home page' })).toBeVisible();
  await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(8);
  await expectWellMade(page);
  await main.getByRole('searchbox', { name: 'Search this site' }).fill('slow webiste');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=slow\+webiste$/);
  await expect(main.getByText('This is what “slow website” brings.')).toBeVisible();
  await expect(main.locator('mark').first()).toBeVisible();
  await expectWellMade(page);
  // Who searches once more hears what came of it, and goes on from there.
  await main.getByRole('searchbox').fill('slow website');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=slow\+website$/);
  await expect(main.getByRole('status')).toBeFocused();
  await main.getByRole('link', { name: 'Your website has three seconds' }).click();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Checklist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checklist');
  await expect(page.getByRole('link', { name: /^Continue Reading/ })).toHaveCount(4);
});

test('what a failed page links to opens, and a lost visitor asks about a service with one click, and the form knows which', async ({
  page,
}) => {
  await page.goto(`/preview/posts/${'a'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'This shutter is down' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden();
  await hydrated(page);
  for (const link of ['Sign up', 'Cookie choices']) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Application Development' }).click();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Application Development');
});

test('without a network the reader stays on the page and is told why', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  await context.setOffline(true);
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await contact.click();
  await expect(page.getByText('No connection, so this page stays open.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Customers find you.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('No connection')).toBeHidden();
  await contact.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to a person');
});

test('a page that fails on the way keeps the shell and every way on', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route(/\.data/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\.data/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to a person');
});

test('thank-you is readable by everybody @phone', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
  await expectWellMade(page);
});
