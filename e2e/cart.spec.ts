import type { Page, Route } from '@playwright/test';
import { becomeCustomer, existingCustomer, nextEmail, password } from './customers.ts';
import { hydrated, expect, expectWellMade, test } from './support.ts';

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const offerPage = encodeURI('/start-growing-your-business-at-₹1999/Month');

/** A new customer on the cart page, with what can be added already there. */
async function openCart(page: Page, name: string) {
  const customer = await becomeCustomer(page, { name, address: nextEmail('cart') });
  await goToCart(page);
  await hydrated(page);
  return customer;
}
/** Opens the cart page and waits until nothing more is asked of the server: who the session stands for comes last. */
async function goToCart(page: Page) {
  const session = page.waitForResponse('**/account/session');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
  await session;
}
const add = (page: Page, title: string) => page.getByRole('button', { name: `Add ${title}` }).click();

test('without a login record the cart shows nothing and asks to sign in', async ({ page }) => {
  const served = await (await page.request.get('/cart')).text();
  expect(served).toContain('name="robots" content="noindex"');
  await page.goto('/cart');
  await page.waitForURL('**/login?next=%2Fcart');
  await expect(page.getByRole('heading', { name: 'Your cart' })).toHaveCount(0);
});

test('adding, the badge that shakes, durations and prices, removing with undo, and the way to pay @phone', async ({
  page,
}) => {
  const { record } = await openCart(page, 'Asha Sample');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  // Nothing to pay: no sum, no term and no way to pay it.
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/Billed once|₹0/);

  await add(page, 'GST invoices');
  await expect(toast(page, 'GST invoices added to cart!')).toBeVisible();
  const inList = page.getByRole('button', { name: 'Added GST invoices' });
  await expect(inList).toBeDisabled();
  await add(page, 'Online ordering');
  await expect(page.getByRole('button', { name: 'Remove Online ordering' })).toBeVisible();

  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Remove GST invoices' }) });
  // 99 × 25.2 and 199 × 25.2, each to the rupee; 18 % of their sum to the paisa.
  await expect(summary).toContainText('Billed once for 36 months');
  await expect(row).toContainText('₹2,495');
  await expect(row).toContainText('33% off');
  await expect(summary).toContainText('₹7,510');
  await expect(summary).toContainText('₹1,351.80');
  await expect(summary).toContainText('₹8,861.80');
  await summary.getByRole('group', { name: 'Change duration' }).getByText('1 year').click();
  await expect(summary).toContainText('Billed once for 12 months');
  await expect(row).toContainText('₹1,188');
  await expect(summary).toContainText('₹4,219.68');
  expect(await page.evaluate(() => sessionStorage.getItem('cart_duration'))).toBe('1y');
  await expectWellMade(page);

  await page.reload();
  await expect(summary).toContainText('Billed once for 12 months');
  await page.getByRole('button', { name: 'Remove GST invoices' }).click();
  await expect(toast(page, 'Item removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add GST invoices' })).toBeEnabled();
  await page.getByRole('button', { name: 'Undo and put GST invoices back' }).click();
  await expect(page.getByRole('button', { name: 'Remove GST invoices' })).toBeVisible();

  // The checkout has no menu: elsewhere the badge rises and shakes with each thing that is added.
  await page.goto(offerPage);
  await hydrated(page);
  const badge = page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' });
  await expect(badge).toHaveText('2');
  await add(page, 'Daily backup');
  const risen = page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' });
  expect(
    await risen.locator('[data-rises="1"]').evaluate((icon) => getComputedStyle(icon).animation),
  ).toMatch(/^(?=.*\bshake\b)(?=.*\b0\.5s\b)/);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  const { length } = (await (await page.request.get(`/cart/getcartadded/${record.id}`)).json()) as unknown[];
  expect(length).toBe(3);
});

test('what the server refuses or nobody answers is said, and nothing is lost', async ({ page }) => {
  await openCart(page, 'Bina Sample');
  await page.route('**/cart', async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { success: false, message: 'x', code: 'internal' } })
      : route.fallback(),
  );
  await add(page, 'Daily backup');
  await expect(toast(page, 'Server error while adding to cart')).toBeVisible();
  await page.unroute('**/cart');
  await page.route('**/cart', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await add(page, 'Daily backup');
  await expect(toast(page, 'Error adding to cart')).toBeVisible();
  await page.unroute('**/cart');
  await add(page, 'Daily backup');
  await page.getByRole('button', { name: 'Remove Daily backup' }).waitFor();

  await page.route('**/cart/delete/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove Daily backup' }).click();
  await expect(toast(page, 'Error while deleting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Daily backup' })).toBeVisible();
  await page.unroute('**/cart/delete/**');

  // Offline the cart says so, and asks again on demand.
  let refused = 0;
  await page.route('**/cart/getcartadded/**', async (route) => {
    await route.abort();
    refused += 1;
  });
  await page.reload();
  await expect(page.getByText('No connection.').first()).toBeVisible();
  // The page and the header's badge ask together.
  expect(refused).toBe(1);
  await page.unroute('**/cart/getcartadded/**');
  await page.getByRole('button', { name: 'Try again to load your cart' }).click();
  await expect(page.getByRole('button', { name: 'Remove Daily backup' })).toBeVisible();

  // Nor does the way to pay lead to the browser's own error page.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(toast(page, 'No connection.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/cart');

  // What was asked for before something was added, and comes after it, does not take it away again.
  const carts = '**/cart/getcartadded/**';
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>();
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  };
  await page.route(carts, answerLate, { times: 1 });
  await page.reload();
  await add(page, 'Stock keeping');
  const added = page.getByRole('button', { name: 'Remove Stock keeping' });
  await expect(added).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Daily backup' })).toBeVisible();
  const outdated = page.waitForResponse(carts);
  letCome();
  await (await outdated).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(added).toBeVisible();
});

test('another tab was first: the message of the server; everything added: nothing left to choose', async ({
  page,
}) => {
  const { record } = await openCart(page, 'Chitra Sample');
  const all = (await (await page.request.get('/benefit/getall/details')).json()) as {
    id: string;
    title: string;
  }[];
  const [first, ...others] = all;
  await page.request.post('/cart', { data: { item_id: first?.id } });
  await add(page, first?.title ?? '');
  await expect(toast(page, 'Already in cart')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${first?.title}` })).toBeVisible();
  for (const { id } of others) await page.request.post('/cart', { data: { item_id: id } });
  await page.reload();
  await expect(page.getByText('All benefits are already added to your cart!')).toBeVisible();
  // Where nothing is on sale there is nothing of which all could be added.
  await page.route('**/benefit/getall/details', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add more products' })).toBeHidden();
  await page.unrouteAll();

  await page.evaluate(() => localStorage.removeItem('login'));
  // The session itself still stands, so the sign-in leads straight back: it is waited for from the start.
  const signIn = page.waitForURL('**/login?next=%2Fcart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(toast(page, 'Please login first to proceed.')).toBeVisible();
  await signIn;
  await page.request.delete(`/cart/deleteall/${record.id}`);
});

test('whose session has ended is led from the cart to the sign-in, however it ended', async ({ page }) => {
  const { record } = await openCart(page, 'Deepa Sample');
  const { cookies } = await page.context().storageState();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('login'));
  const signIn = page.waitForURL(/\/login/);
  await add(page, 'Stock keeping');
  await expect(toast(page, 'Please log in first!')).toBeVisible();
  await signIn;

  // In another tab: nothing of a cart stands without the record, for the next person at this device.
  const remember = () => page.evaluate((kept) => localStorage.setItem('login', JSON.stringify(kept)), record);
  await page.context().addCookies(cookies);
  await remember();
  await goToCart(page);
  // Not the wish from before: that may be in the cart by now.
  await expect(page.getByRole('button', { name: 'Add Daily backup' })).toBeVisible();
  await page.context().clearCookies();
  const led = page.waitForURL('**/login?next=%2Fcart');
  await page.evaluate(() => {
    localStorage.removeItem('login');
    dispatchEvent(new StorageEvent('storage', { key: 'login' }));
  });
  await led;
  // On the server: the window to sign in keeps nobody on a page that shows nothing without them.
  await remember();
  await page.goto('/cart');
  await page.waitForURL('**/login?next=%2Fcart');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Loading your cart')).toHaveCount(0);
});

test('a visitor adds on the offer page, signs in, and finds it in the cart there', async ({
  page,
  request,
  mailbox,
}) => {
  const { email } = await existingCustomer(request, mailbox);
  await page.goto(offerPage);
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  await add(page, 'Business e-mail');
  await expect(toast(page, 'You must be logged in to add to cart.')).toBeVisible();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('checkstate'))).toBe('true');
  await page.locator('main form[novalidate]').waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${offerPage}`);
  await expect(toast(page, 'Business e-mail added to cart!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const added = page.getByRole('button', { name: 'Added Business e-mail' });
  await expect(added).toBeDisabled();
  await expect(added).toBeInViewport();
  expect(await page.evaluate(() => localStorage.getItem('checkstate'))).toBeNull();
});
