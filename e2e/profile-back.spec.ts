import { chromiumFlags, findWholeChromium } from '../scripts/lib/chromium.ts';
import { becomeCustomer } from './customers.ts';
import { addAddress, checkout, fillCart } from './payments.ts';
import { expect, test } from './support.ts';

// The tools switch off what browsers do: keep a page as it was left, and show it again at once.
test.use({
  launchOptions: {
    executablePath: findWholeChromium() ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('after logging out, Back leads to the sign-in, even where the browser kept the page', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Gauri Oak', address: 'gauri@example.com' });
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await page.evaluate(() => addEventListener('pageshow', () => sessionStorage.setItem('kept', 'yes')));
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Logout successfully')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('yes');
  await expect(page.getByText('Gauri Oak')).toHaveCount(0);
});

test('who comes back from a payment to the checkout that the browser kept can order there again', async ({
  page,
}) => {
  await fillCart(page, 'Back Again');
  await addAddress(page);
  await page.goto('/checkout');
  await page.getByLabel('Mobile').fill('9000000044');
  const place = page.getByRole('button', { name: /^Place order/ });
  await place.click();
  await page.waitForURL('**/payment-pay/checkout/txn_*');
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  // The failure leads on to the cart by itself.
  await page.waitForURL('**/cart');
  for (const at of [/\/failure\//, /\/checkout$/]) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(at);
  }
  await expect(place).toBeEnabled();
});
