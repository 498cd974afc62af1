import type { Page } from '@playwright/test';
import { signInAgain } from './customers.ts';
import { answerWith, fillCart, paymentId } from './payments.ts';
import { expect, expectReflows, expectWellMade, test } from './support.ts';

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

test('checkout, success and failure show nothing without a login record', async ({ page }) => {
  for (const path of ['/checkout', `/success/${paymentId}`, `/failure/${paymentId}`]) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
    expect(asked.filter((one) => /^\/(payment-pay|user-address|cart)\//.test(one))).toEqual([]);
  }
});

test('from the cart over the splash to the checkout: address, contact, order, and the payload that is sent @phone', async ({
  page,
}) => {
  const { record } = await fillCart(page, 'Asha Sample');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Remove Online ordering' })).toBeVisible();
  const before = Date.now();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Secure payment')).toBeVisible();
  await page.waitForURL('**/checkout');
  expect(Date.now() - before).toBeGreaterThanOrEqual(1_500);

  const address = page.getByRole('form', { name: 'Add address' });
  await expect(page.getByText('The total is final once you have added an address')).toBeVisible();
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address.getByText('Address is required')).toBeVisible();
  await expect(address.getByText('PIN code must be 6 digits')).toBeVisible();
  await address.getByLabel('Home').check();
  await address.getByLabel('Address', { exact: true }).fill('12 Example Lane');
  await address.getByLabel('PIN code').fill('560 001');
  await expect(address.getByLabel('State')).toHaveValue('29');
  await address.getByLabel('City').fill('Bengaluru');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Address added successfully')).toBeVisible();
  const first = page.getByRole('radio', { name: /Home.*12 Example Lane, Bengaluru 560001, Karnataka/ });
  await expect(first).toBeChecked();

  const place = page.getByRole('button', { name: 'Place order' });
  await place.click();
  await expect(toast(page, 'Please add a valid mobile number first.')).toBeVisible();
  const contact = page.getByRole('form', { name: 'Contact information' });
  await expect(contact.getByLabel('E-mail')).toHaveAttribute('readonly', '');
  await contact.getByLabel('Mobile').fill('90000');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Mobile number is required')).toBeVisible();
  await contact.getByLabel('Mobile').fill('+91 90000 00042');
  await contact.getByLabel('GSTIN').fill('27ABC');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('This is not a valid GST number')).toBeVisible();
  await contact.getByLabel('GSTIN').fill('29AAGCB7383J1Z4');
  await contact.getByLabel('Company, as it is registered').fill('Asha Silks Private Limited');
  // A code that is typed and not applied is not passed over either; what was typed before it is saved.
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  await summary.getByLabel('Coupon').fill('NOSUCH');
  await place.click();
  await expect(summary.getByRole('alert').filter({ hasText: 'Invalid coupon' })).toBeVisible();
  await summary.getByLabel('Coupon').fill('');
  await expect(page.getByText('+91 9000000042')).toBeVisible();
  await expect(page.getByText('Asha Silks Private Limited')).toBeVisible();
  const login = await page.evaluate(() => JSON.parse(localStorage.getItem('login') ?? '{}') as object);
  expect(login).toMatchObject({ phone: '9000000042', gst: '29AAGCB7383J1Z4' });

  await expect(summary).toContainText('Billed once for 36 months');
  await expect(summary).toContainText('₹1,351.80');
  await expect(summary).toContainText('₹8,861.80');
  await expectWellMade(page);
  await expectReflows(page);

  // What another tab has put into the cart meanwhile is not charged unseen.
  const all = (await (await page.request.get('/benefit/getall/details')).json()) as Record<string, string>[];
  const more = all.find(({ title }) => title === 'Daily backup');
  await page.request.post('/cart', { data: { item_id: more?.id } });
  await place.click();
  await expect(summary.getByRole('alert').filter({ hasText: 'Your cart has changed' })).toBeVisible();
  await expect(summary).toContainText('Daily backup');
  const cart = await page.request.get(`/cart/getcartadded/${record.id}`);
  const line = ((await cart.json()) as Record<string, string>[]).find(({ item_id }) => item_id === more?.id);
  await page.request.delete(`/cart/delete/${record.id}/${line?.id}`);
  await place.click();
  await expect(summary).not.toContainText('Daily backup');

  await page.route('**/payment-pay/create-order', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'x', code: 'gateway_down' } }),
  );
  await place.click();
  await expect(toast(page, 'Error initiating payment. Please try again.')).toBeVisible();
  await page.unroute('**/payment-pay/create-order');

  await answerWith(page, 'paid');
  const sent = page.waitForRequest('**/payment-pay/create-order');
  const { origin } = new URL(page.url());
  await page.route('**/payment-pay/create-order', (route) =>
    route.fulfill({ json: { checkoutPageUrl: `${origin}/thank-you`, transaction_id: paymentId } }),
  );
  await place.click();
  const payload = (await sent).postDataJSON() as Record<string, unknown>;
  expect(payload).toEqual({
    user_id: record.id,
    user_phone: 'Asha Sample',
    transaction_id: expect.stringMatching(/^11\d+$/),
    amount: 886_180,
    currency: 'INR',
    payment_mode: 'Online',
    item: [
      expect.objectContaining({ product_title: 'GST invoices', product_price: 99, product_quantity: 1 }),
      expect.objectContaining({ product_title: 'Online ordering', product_ogprice: 299 }),
    ],
    phone: '9000000042',
    user_email: record.email,
    gst: '29AAGCB7383J1Z4',
    duration: '3y',
    address_id: expect.any(String),
  });
  await page.waitForURL('**/thank-you');
});

test('nothing is ordered before an address is there; the PIN code fills in its state, and the chosen state counts', async ({
  page,
}) => {
  const { record } = await fillCart(page, 'Devi Sample');
  await page.request.put(`/user-register/api/google-update/${record.id}`, {
    data: { email: record.email, phone: '9000000045' },
  });
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('login') ?? '{}') as object;
    localStorage.setItem('login', JSON.stringify({ ...login, phone: '9000000045', mobile: '9000000045' }));
  });
  const { promise: areKnown, resolve: letKnow } = Promise.withResolvers<void>();
  await page.route('**/user-address/*', async (route) => {
    await areKnown;
    await route.continue();
  });
  await page.goto('/checkout');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('₹8,861.80');
  // Before it is known whether there is one, pressing would do nothing.
  await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
  letKnow();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'its state decides the tax' })).toBeVisible();
  expect(asked).not.toContain('/payment-pay/create-order');
  const address = page.getByRole('form', { name: 'Add address' });
  await address.getByLabel('PIN code').fill('635109');
  await expect(address.getByLabel('State')).toHaveValue('33');
  await address.getByLabel('State').selectOption('Karnataka');
  await expect(address.getByText('This PIN code belongs to Tamil Nadu.')).toBeVisible();
  await address.getByLabel('Address', { exact: true }).fill('4 Hosur Road');
  await address.getByLabel('City').fill('Attibele');
  // Whoever goes on without saving it has it saved, and the bill made out to it.
  await page.route('**/payment-pay/create-order', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'x', code: 'gateway_down' } }),
  );
  const sent = page.waitForRequest('**/payment-pay/create-order');
  await page.getByRole('button', { name: 'Place order' }).click();
  expect((await sent).postDataJSON()).toHaveProperty('address_id');
  await expect(page.getByRole('radio', { name: /4 Hosur Road, Attibele 635109, Karnataka/ })).toBeChecked();
});

test('an address that is not taken: why, or that it failed; where the session ended, all of it stands there after signing in', async ({
  page,
}) => {
  const { record } = await fillCart(page, 'Bina Sample');
  await page.goto('/checkout');
  const address = page.getByRole('form', { name: 'Add address' });
  await address.getByLabel('Address', { exact: true }).fill('4 Sector Road');
  await address.getByLabel('City').fill('Chandigarh');
  await address.getByLabel('PIN code').fill('160017');
  await address.getByRole('button', { name: 'Save address' }).click();
  // Two states share this PIN code: the customer is asked.
  await expect(address.getByText('Choose a state').last()).toBeVisible();
  await address.getByLabel('State').selectOption('Chandigarh');
  await page.route('**/user-address', (route) => route.abort());
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Failed to add address')).toBeVisible();
  await page.unroute('**/user-address');
  await page.route('**/user-address', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'You have 20 addresses.', code: 'x' } }),
  );
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'You have 20 addresses.')).toBeVisible();
  await page.unroute('**/user-address');

  const contact = page.getByRole('form', { name: 'Contact information' });
  await contact.getByLabel('Mobile').fill('9000000046');
  await address.getByLabel('Others').check();
  await page.context().clearCookies();
  await address.getByRole('button', { name: 'Save address' }).click();
  await page.waitForURL('**/login?next=%2Fcheckout');
  await signInAgain(page, record.email);
  await expect(address.getByLabel('Address', { exact: true })).toHaveValue('4 Sector Road');
  await expect(address.getByLabel('State')).toHaveValue('04');
  await expect(address.getByLabel('Others')).toBeChecked();
  await expect(contact.getByLabel('Mobile')).toHaveValue('9000000046');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Address added successfully')).toBeVisible();
});
