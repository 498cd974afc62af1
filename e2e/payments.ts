import type { Page } from '@playwright/test';
import { becomeCustomer, nextEmail } from './customers.ts';
import { expect } from './support.ts';

/** The billing address without which nothing is ordered. */
export const addAddress = (page: Page) =>
  page.request.post('/user-address', {
    data: {
      location_user: 'Office',
      new_address: '12 Example Lane',
      city: 'Mumbai',
      pincode: '400078',
    },
  });

/** A new customer's cart under payment. @returns the page of ours that opens the checkout, and the payment's id */
export async function beginPayment(page: Page, name: string) {
  const { record } = await becomeCustomer(page, { name, address: nextEmail('payer') });
  const all = (await (await page.request.get('/benefit/getall/details')).json()) as {
    id: string;
    title: string;
  }[];
  await page.request.post('/cart', {
    data: { item_id: all.find(({ title }) => title === 'GST invoices')?.id },
  });
  await addAddress(page);
  const begun = await page.request.post('/payment-pay/create-order', {
    data: { user_id: record.id, user_phone: name, phone: '9000000043', duration: '1m', currency: 'INR' },
  });
  expect([begun.status(), begun.ok() ? '' : await begun.text()]).toEqual([200, '']);
  const { checkoutPageUrl, transaction_id: id } = (await begun.json()) as Record<string, string>;
  return { address: new URL(checkoutPageUrl ?? '').pathname, id: id ?? '' };
}

export const checkout = (page: Page) => page.frameLocator('iframe[title="Sandbox checkout"]');

export async function payByUpi(page: Page, address: 'success@razorpay' | 'failure@razorpay') {
  await checkout(page).getByRole('radio', { name: 'UPI' }).check();
  await checkout(page).getByRole('button', { name: address }).click();
  await checkout(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}
