import type { Page } from '@playwright/test';
import { becomeCustomer, nextEmail } from './customers.ts';
import { hydrated, expect, expectAccessible, expectWellMade, test } from './support.ts';

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const paymentId = `txn_${'0123456789abcdef'.repeat(2)}`;

/** A new customer with two things in the cart. */
async function fillCart(page: Page, name: string) {
  const customer = await becomeCustomer(page, { name, address: nextEmail('checkout') });
  const all = (await (await page.request.get('/benefit/getall/details')).json()) as {
    id: string;
    title: string;
  }[];
  for (const title of ['GST invoices', 'Online ordering'])
    await page.request.post('/cart', { data: { item_id: all.find((one) => one.title === title)?.id } });
  return customer;
}

/** What the server says of a payment, in its own words. */
const answerWith = (page: Page, status: string, more: object = {}) =>
  page.route('**/payment-pay/order/**', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          transaction_id: paymentId,
          order_no: 'NIR-1042',
          createdAt: '2026-11-21T18:35:00.000Z',
          user_phone: 'Asha Sample',
          amount: 886_180,
          status,
          purpose: 'cart',
          refunded: 0,
          last_error: null,
          items: [{ title: 'GST invoices', months: 36, amount: 751_000 }],
          gst: { mode: 'exclusive', percent: 18, amount: 135_180 },
          ...more,
        },
      },
    }),
  );

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
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('+91 9000000042')).toBeVisible();
  await expect(page.getByText('Asha Silks Private Limited')).toBeVisible();
  const login = await page.evaluate(() => JSON.parse(localStorage.getItem('login') ?? '{}') as object);
  expect(login).toMatchObject({ phone: '9000000042', gst: '29AAGCB7383J1Z4' });

  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText('Billed once for 36 months');
  await expect(summary).toContainText('₹1,351.80');
  await expect(summary).toContainText('₹8,861.80');
  await expectWellMade(page);

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
  await page.goto('/checkout');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('₹8,861.80');
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
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('radio', { name: /4 Hosur Road, Attibele 635109, Karnataka/ })).toBeChecked();
});

test('an address that the server does not take: its message, or that it failed', async ({ page }) => {
  await fillCart(page, 'Bina Sample');
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
});

test('Payment Successful: the receipt, on to the offer page only from the payment, and not while somebody reads @phone', async ({
  page,
}) => {
  await fillCart(page, 'Asha Sample');
  await answerWith(page, 'paid');
  await page.evaluate((id) => localStorage.setItem('payment', id), paymentId);
  await page.goto(`/failure/${paymentId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  const receipt = page.getByRole('article');
  for (const text of [paymentId, 'Customer', 'Asha Sample', '₹8,861.80', '₹1,351.80'])
    await expect(receipt).toContainText(text);
  // As people write them, beside what the books know.
  for (const text of ['NIR-1042', '22 Nov 2026, 12:05 am', '22/11/26 - 00:05'])
    await expect(receipt).toContainText(text);
  // Nothing of a receipt is kept from being copied, its items and tax lines as little as its number.
  await expect(receipt.getByText('₹1,351.80')).toHaveCSS('user-select', 'text');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Taking you to')).toHaveCount(0);
  // The cart is empty, on the server as well.
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  // Opened again it stays. While the server is asked its sheet is there, with the amount that was paid here.
  await page.evaluate((id) => sessionStorage.setItem('payment-amount', `${id} 886180`), paymentId);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/payment-pay/order/**', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto(`/success/${paymentId}`);
  await expect(page.getByText('Fetching your payment …')).toBeVisible();
  await expect(page.getByText('₹8,861.80')).toBeVisible();
  answer();
  await expect(receipt).toBeVisible();
  await expect(page.getByText('Taking you to')).toHaveCount(0);
  await expectWellMade(page);

  await page.evaluate((id) => localStorage.setItem('payment', id), paymentId);
  await page.goto(`/success/${paymentId}`);
  await expect(page.getByText('Taking you to the offer page …')).toBeVisible();
  await page.waitForURL(`**${encodeURI('/start-growing-your-business-at-₹1999/Month')}`);
});

test('whoever reads the receipt is not led away: the pointer holds the time, a key ends it', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Farah Sample', address: nextEmail('reading') });
  await answerWith(page, 'paid');
  await page.clock.install();
  const arrive = async () => {
    await page.evaluate((id) => localStorage.setItem('payment', id), paymentId);
    await page.goto(`/success/${paymentId}`);
    await expect(page.getByText('Taking you to the offer page …')).toBeVisible();
  };
  await arrive();
  await page.getByRole('article').hover();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await page.mouse.move(2, 400);
  await page.clock.runFor(2_100);
  await page.waitForURL(`**${encodeURI('/start-growing-your-business-at-₹1999/Month')}`);
  await arrive();
  await page.keyboard.press('Shift');
  await expect(page.getByText('Taking you to')).toHaveCount(0);
});

test('Payment failed: the reason, Resume payment, Back to cart, and to the cart after two seconds @phone', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Asha Sample', address: nextEmail('failed') });
  await answerWith(page, 'pending', { last_error: 'Your bank declined the payment.' });
  await page.goto(`/failure/${paymentId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('Your bank declined the payment.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume payment' })).toHaveAttribute(
    'href',
    `/payment-pay/checkout/${paymentId}`,
  );
  await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
  await expect(page.getByText('Taking you to')).toHaveCount(0);
  await expectWellMade(page);
  await page.evaluate((id) => localStorage.setItem('payment', id), paymentId);
  await page.goto(`/failure/${paymentId}`);
  await page.waitForURL('**/cart');
});

test('a payment that is not confirmed yet is asked for again until it is', async ({ page }) => {
  await becomeCustomer(page, { name: 'Asha Sample', address: nextEmail('pending') });
  await answerWith(page, 'pending');
  await page.goto(`/success/${paymentId}?state=pending`);
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await answerWith(page, 'paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
});

test("another's payment is not here", async ({ page }) => {
  await becomeCustomer(page, { name: 'Deepa Sample', address: nextEmail('other') });
  await page.route('**/payment-pay/order/**', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'x', code: 'not_found' } }),
  );
  await page.goto(`/success/${paymentId}`);
  await expect(page.getByRole('heading', { name: 'This payment is not here' })).toBeVisible();
  await hydrated(page);
});

test('the profile lists own payments; one that is open leads back to paying', async ({ page }) => {
  await fillCart(page, 'Esha Sample');
  await page.request.post('/user-address', {
    data: { location_user: 'Office', new_address: '12 Example Lane', city: 'Mumbai', pincode: '400078' },
  });
  const order = { duration: '1y', phone: '9000000043', gst: '' };
  const answer = await page.request.post('/payment-pay/create-order', { data: order });
  expect(answer.status()).toBe(200);
  const { checkoutPageUrl, transaction_id: id } = (await answer.json()) as {
    checkoutPageUrl: string;
    transaction_id: string;
  };
  expect(new URL(checkoutPageUrl).pathname).toBe(`/payment-pay/checkout/${id}`);
  await page.goto('/profile?tab=profilePaymentInfo');
  const payment = page.getByRole('listitem').filter({ hasText: id });
  await expect(payment).toContainText('GST invoices, Online ordering');
  await expect(payment).toContainText('₹4,219.68');
  await expect(payment).toContainText('Not paid yet');
  await expect(payment).toContainText(/order no\. NIR-1\d{3}/);
  await expectAccessible(page);
  await payment.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('The payment was not finished.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume payment' })).toBeVisible();
});
