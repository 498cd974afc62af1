import type { Page } from '@playwright/test';
import { owner } from '../scripts/lib/app-server.ts';
import { becomeCustomer, nextEmail } from './customers.ts';
import { addAddress, beginPayment, checkout, payByUpi } from './payments.ts';
import { expect, expectWellMade, test } from './support.ts';

/** A new customer at the checkout, ready to order. @returns the address they are known by */
async function atCheckout(page: Page, name: string) {
  const address = nextEmail('orders');
  await becomeCustomer(page, { name, address });
  const all = (await (await page.request.get('/benefit/getall/details')).json()) as { id: string }[];
  await page.request.post('/cart', { data: { item_id: all[0]?.id } });
  await addAddress(page);
  await page.goto('/checkout');
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('Total');
  await page.getByRole('button', { name: 'Place order' }).click();
  const contact = page.getByRole('form', { name: 'Contact information' });
  await contact.getByLabel('Mobile').fill('90000 00044');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('+91 9000000044')).toBeVisible();
  return address;
}

const failed = async (page: Page) => {
  await page.waitForURL('**/failure/txn_*');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible();
};

test('twenty clicks on Place order begin one payment', async ({ page, request }) => {
  const address = await atCheckout(page, 'Omkar Sample');
  await page.getByRole('button', { name: 'Place order' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click++) button.click();
  });
  await page.waitForURL('**/payment-pay/checkout/txn_*');
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  expect((await request.post('/staff/session', { data: owner })).ok()).toBe(true);
  const found = await request.get('/staff/payments', { params: { q: address } });
  expect(await found.json()).toMatchObject({ total: 1, data: [{ status: 'pending' }] });
});

test('the Back button on the payment page leads to /failure, from where it is resumed or left @phone', async ({
  page,
}) => {
  await atCheckout(page, 'Pooja Sample');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/payment-pay/checkout/txn_*');
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  // The second time the page does not lead on to the cart by itself.
  await page.evaluate(() => localStorage.removeItem('payment'));
  await page.goBack();
  await failed(page);
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Resume payment' }).click();
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});

test('where the browser goes back past the payment page, the checkout leads to /failure as well', async ({
  page,
}) => {
  await atCheckout(page, 'Qadir Sample');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/payment-pay/checkout/txn_*');
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  const left = page.waitForURL('**/failure/txn_*');
  // Past the entry that the page itself has added, and the one that the checkout's frame may have.
  await page.evaluate((length) => void setTimeout(() => history.go(length - history.length)), before);
  await left;
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
});

test('#10 the checkout opened with another amount charges the order; #38 either address shows what is true', async ({
  page,
}) => {
  const { address, id } = await beginPayment(page, 'Rekha Sample');
  await page.goto(`/success/${id}`);
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  const reached = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
  await expect(reached).toHaveText(/Pay$/);

  const orderNow = async () =>
    (await (await page.request.get(`/payment-pay/order/${id}`)).json()) as {
      data: { amount: number; status: string };
    };
  const { amount } = (await orderNow()).data;
  await page.route(`**/payment-pay/order/${id}/checkout`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), amount: 100 } });
  });
  await page.goto(address);
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL(`**/success/${id}`);
  expect((await orderNow()).data).toMatchObject({ amount, status: 'paid' });
  const { payments } = (await (await page.request.get('/sandbox/_control/state')).json()) as {
    payments: { amount: number; id: string }[];
  };
  const { payment_id } = (await (await page.request.get(`/payment-pay/order/${id}`)).json()).data as {
    payment_id: string;
  };
  expect(payments.find((payment) => payment.id === payment_id)?.amount).toBe(amount);

  await page.goto(`/failure/${id}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('Payment failed')).toHaveCount(0);
  await expect(reached).toHaveText(/Receipt$/);
});
