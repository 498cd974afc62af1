import type { Page } from '@playwright/test';
import { becomeCustomer, nextEmail } from './customers.ts';
import { expect } from './support.ts';

/** The billing address without which nothing is ordered. */
export const addAddress = (page: Page, site = '') =>
  page.request.post(`${site}/user-address`, {
    data: {
      location_user: 'Office',
      new_address: '12 Example Lane',
      city: 'Mumbai',
      pincode: '400078',
    },
  });

/** Puts these into the cart of whoever is signed in. @param site where that is not the one that all stories share */
async function addToCart(page: Page, titles: string[], site = '') {
  const all = (await (await page.request.get(`${site}/benefit/getall/details`)).json()) as {
    id: string;
    title: string;
  }[];
  for (const title of titles)
    await page.request.post(`${site}/cart`, {
      data: { item_id: all.find((one) => one.title === title)?.id },
    });
}

/** A new customer with two things in the cart. */
export async function fillCart(page: Page, name: string) {
  const customer = await becomeCustomer(page, { name, address: nextEmail('payer') });
  await addToCart(page, ['GST invoices', 'Online ordering']);
  return customer;
}

/** A new customer's cart under payment, as `orderCart` has it. */
export async function beginPayment(page: Page, name: string) {
  const { record } = await becomeCustomer(page, { name, address: nextEmail('payer') });
  return orderCart(page, { user_id: record.id, user_phone: name });
}

/** A cart of whoever is signed in, under payment. @returns the page of ours that opens the checkout, and the payment's id */
export async function orderCart(page: Page, buyer: Record<string, string | undefined>, site = '') {
  await addToCart(page, ['GST invoices'], site);
  await addAddress(page, site);
  const begun = await page.request.post(`${site}/payment-pay/create-order`, {
    data: { ...buyer, phone: '9000000043', duration: '1m', currency: 'INR' },
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

export const paymentId = `txn_${'0123456789abcdef'.repeat(2)}`;

/** What the server says of a payment, in its own words. */
export const answerWith = (page: Page, status: string, more: object = {}) =>
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
