import { becomeCustomer, nextEmail } from './customers.ts';
import { expect, expectWellMade, hydrated, test } from './support.ts';

const popups = [
  { what: 'a plan', at: '/service-plan', by: /^Select/, script: 'plan-popup' },
  { what: 'the choice of cookies', at: '/privacy-policy', by: 'Cookie choices', script: 'cookie-panel' },
  {
    what: 'an offer',
    at: '/start-growing-your-business-at-₹1999/Month',
    by: 'Get Started',
    script: 'get-started-popup',
  },
];

test('what opens over a page and does not come leaves it there: it says so with a number to call, and opens when it is pressed again @phone', async ({
  page,
}) => {
  for (const { what, at, by, script } of popups)
    await test.step(what, async () => {
      const code = `**/assets/${script}-*.js`;
      await page.goto(at);
      await hydrated(page);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const opener = page
        .getByRole('button', { name: by })
        .or(page.getByRole('link', { name: by }))
        .first();
      await page.route(code, (route) => route.abort());
      await opener.click();
      const note = page.getByText('That did not load.');
      await expect(note.getByRole('link', { name: /^\d{5} \d{5}$/ })).toHaveAttribute('href', /^tel:/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (what === 'a plan') await expectWellMade(page);
      await page.unroute(code);
      await page.getByRole('button', { name: 'Close this note' }).click();
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
});

test('a page outlives a connection that is gone while something is open over it, or is asked for @phone', async ({
  page,
  context,
}) => {
  await page.goto('/service-plan');
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1, name: 'One system, four ways to pay' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page
    .getByRole('button', { name: /^Select Plan/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Get Started' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/service-plan$/);
  // The bar with it comes back with the top of the page.
  await page.evaluate(() => scrollTo(0, 0));
  const note = page.getByText('No connection, so this page stays open.');
  for (const name of ['Book Free Consultation', 'Cookie choices']) {
    await page.getByRole('link', { name }).click();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/service-plan$/);
    await page.getByRole('button', { name: 'Close this note' }).click();
  }
  await expect(title).toBeVisible();
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the account and the cart of a customer come by themselves, once they can be fetched', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Weak Network', address: nextEmail('weak-network') });
  const asked = new Set<string>();
  const code = /\/assets\/(account-menu|cart-link)-[^/]*\.js$/;
  await page.route(code, (route) => {
    asked.add(route.request().url());
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/about-us');
  await hydrated(page);
  await expect.poll(() => asked.size).toBeGreaterThan(1);
  await page.unroute(code);
  const account = page.getByRole('button', { name: /^Account of Weak Network/ });
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return account.isVisible();
    })
    .toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toBeVisible();
});
