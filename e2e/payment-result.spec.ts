import { becomeCustomer, nextEmail } from './customers.ts';
import { addAddress, answerWith, fillCart, paymentId } from './payments.ts';
import {
  hydrated,
  expect,
  expectAccessible,
  expectWellMade,
  pauseClock,
  runUntilShown,
  test,
} from './support.ts';
import { expectUncovered } from './uncovered.ts';

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
  await expect(page.getByText('Loading your payment …')).toBeVisible();
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
  await pauseClock(page);
  const arrive = async () => {
    await page.evaluate((id) => localStorage.setItem('payment', id), paymentId);
    await page.goto(`/success/${paymentId}`);
    // Of the two seconds that begin with these words nothing passes by itself.
    await runUntilShown(page, page.getByText('Taking you to the offer page …'));
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
  await expectUncovered(page);
  await page.evaluate((id) => localStorage.setItem('payment', id), paymentId);
  // Where the network is slow the way is begun once, and comes to its end.
  const begun: string[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/cart.data*', async (route) => {
    begun.push(route.request().url());
    await arrived;
    await route.fallback();
  });
  await page.goto(`/failure/${paymentId}`);
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 350)));
  expect(begun).toHaveLength(1);
  arrive();
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

test('the profile lists own payments; one that is open leads back to paying, or is cancelled', async ({
  page,
}) => {
  await fillCart(page, 'Esha Sample');
  await addAddress(page);
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
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByText('This payment was ended before any money was taken.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay again' })).toBeVisible();
});
