import type { Page } from '@playwright/test';
import { becomeCustomer, nextEmail } from './customers.ts';
import { expect, expectAccessible, test } from './support.ts';

/** A new customer's cart under payment. @returns the page of ours that opens the checkout, and the payment's id */
async function beginPayment(page: Page, name: string) {
  const { record } = await becomeCustomer(page, { name, address: nextEmail('payer') });
  const all = (await (await page.request.get('/benefit/getall/details')).json()) as {
    id: string;
    title: string;
  }[];
  await page.request.post('/cart', {
    data: { item_id: all.find(({ title }) => title === 'GST invoices')?.id },
  });
  const begun = await page.request.post('/payment-pay/create-order', {
    data: { user_id: record.id, user_phone: name, phone: '9000000043', duration: '1m', currency: 'INR' },
  });
  expect([begun.status(), begun.ok() ? '' : await begun.text()]).toEqual([200, '']);
  const { checkoutPageUrl, transaction_id: id } = (await begun.json()) as Record<string, string>;
  return { address: new URL(checkoutPageUrl ?? '').pathname, id: id ?? '' };
}

const checkout = (page: Page) => page.frameLocator('iframe[title="Sandbox checkout"]');

test('#2 the page opens the checkout at once, and paying leads to the receipt @widths', async ({ page }) => {
  const { address, id } = await beginPayment(page, 'Asha Sample');
  await page.goto(address);
  const frame = checkout(page);
  await frame.getByRole('radio', { name: 'UPI' }).check();
  await frame.getByRole('button', { name: 'success@razorpay' }).click();
  await frame.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(`**/success/${id}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goto(address);
  await page.waitForURL(`**/success/${id}`);
});

test('#3 a payment that fails leads to /failure, from where the same order is paid', async ({ page }) => {
  const { address, id } = await beginPayment(page, 'Ravi Sample');
  await page.goto(address);
  await checkout(page).getByRole('radio', { name: 'UPI' }).check();
  await checkout(page).getByRole('button', { name: 'failure@razorpay' }).click();
  await checkout(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await page.waitForURL(`**/failure/${id}`);
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Resume payment' }).click();
  await checkout(page).getByRole('radio', { name: 'UPI' }).check();
  await checkout(page).getByRole('button', { name: 'success@razorpay' }).click();
  await checkout(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await page.waitForURL(`**/success/${id}`);
});

test('a checkout that does not load says so in a dialog and can be tried again; leaving leads to /failure @widths', async ({
  page,
}) => {
  const { address, id } = await beginPayment(page, 'Meera Sample');
  await page.route('**/sandbox/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(address);
  const alert = page.getByRole('alertdialog', { name: 'Razorpay SDK Failed to load. Are You online?' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status')).toHaveText('Razorpay SDK Failed to load. Are You online?');
  await expectAccessible(page);
  await page.unroute('**/sandbox/v1/checkout.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await checkout(page).getByRole('dialog').press('Escape');
  await checkout(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`**/failure/${id}`);
});
