import { expect, test as base, type Page } from '@playwright/test';
import { openShop, type Shop } from './sandbox-shop.ts';
import { expectWellMade } from './support.ts';

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern.
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const prefill = { name: 'Meera Shah', email: 'meera@example.com', contact: '+919000000000' };

/** Presses "Buy" for a new order. @returns its id */
async function order(page: Page, shop: Shop, options: Record<string, unknown>) {
  const id = await shop.sandbox.createOrder(12_499_00);
  await page.goto(shop.at({ order_id: id, name: 'Test Shop', description: 'A plan', prefill, ...options }));
  await page.getByRole('button', { name: 'Buy' }).click();
  return id;
}

/** Opens the checkout for a new order. @returns the order's id and the checkout's frame */
async function buy(page: Page, shop: Shop, options: Record<string, unknown> = {}) {
  const id = await order(page, shop, options);
  const frame = page.frameLocator('iframe[title="Sandbox checkout"]');
  await expect(frame.getByRole('button', { name: 'Pay ₹12,499' })).toBeVisible();
  return { id, frame };
}

test('a card is declined, a test card pays, and the page gets a signed receipt @phone', async ({
  page,
  shop,
}) => {
  // The page asks for another amount; the order's is charged.
  const { id, frame } = await buy(page, shop, { amount: 100, theme: { color: '#f5b335' } });
  await expect(frame.getByRole('dialog', { name: 'Test Shop' })).toBeFocused();
  await expect(frame.getByText('Sandbox — no money moves')).toBeVisible();
  await frame.getByText('Sandbox tools').click();
  await expectWellMade(page);

  await frame.getByText('Test cards').click();
  await frame.getByRole('button', { name: '4100 2800 0006 0003' }).click();
  await frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await frame.getByLabel('One-time password').fill('1234');
  await expectWellMade(page);
  await frame.getByRole('button', { name: 'Submit' }).click();
  await expect(frame.getByText('declined by the bank')).toBeVisible();
  await expectWellMade(page);
  await expect(page.getByText(/^failed .*"reason":"card_declined"/)).toBeAttached();

  await frame.getByRole('button', { name: 'Try again' }).click();
  await frame.getByRole('button', { name: '4100 2800 0000 1007' }).click();
  await frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await frame.getByLabel('One-time password').fill('123');
  await frame.getByRole('button', { name: 'Submit' }).click();
  await expect(frame.getByText('incorrect OTP')).toBeVisible();
  await frame.getByRole('button', { name: 'Try again' }).click();
  await frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await frame.getByLabel('One-time password').fill('1234567890');
  await frame.getByRole('button', { name: 'Submit' }).click();

  await expect(
    page.getByText(new RegExp(`^paid .*"${id}".*"razorpay_signature":"[0-9a-f]{64}"`)),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
  expect(await shop.sandbox.order(id)).toMatchObject({ status: 'paid', attempts: 3, amount_paid: 12_499_00 });
});

test('UPI and netbanking: ids that answer by themselves, and an app and a bank that the customer plays', async ({
  page,
  shop,
}) => {
  const first = await buy(page, shop, { prefill: { ...prefill, method: 'upi' } });
  await first.frame.getByRole('button', { name: 'failure@razorpay' }).click();
  await first.frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await expect(first.frame.getByRole('heading', { name: 'The payment failed' })).toBeVisible();
  await first.frame.getByRole('button', { name: 'Try again' }).click();
  await first.frame.getByLabel('UPI id').fill('not an id');
  await first.frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await expect(first.frame.getByRole('alert')).toContainText('Invalid VPA');
  await first.frame.getByLabel('UPI id').fill('meera@okbank');
  await first.frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await first.frame.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByText(/^paid/)).toBeVisible();

  const second = await buy(page, shop, { retry: { enabled: false } });
  await second.frame.getByRole('radio', { name: 'Netbanking' }).check();
  await second.frame.getByLabel('Bank', { exact: true }).selectOption('ICICI Bank');
  await second.frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await second.frame.getByRole('button', { name: 'Failure' }).click();
  // Without a second try the checkout closes after a failure.
  await expect(page.getByText('dismissed')).toBeVisible();
  await expect(page.getByText(/^failed .*"reason":"payment_failed"/)).toBeVisible();
  expect(await shop.sandbox.payments(second.id)).toMatchObject([{ bank: 'ICIC', status: 'failed' }]);
});

test('the tools: pending, authorised only, and paid without a word to the page', async ({ page, shop }) => {
  const statuses = async (tool: string) => {
    const { id, frame } = await buy(page, shop, { prefill: { ...prefill, method: 'upi' } });
    await frame.getByText('Sandbox tools').click();
    await frame.getByRole('radio', { name: tool }).check();
    await frame.getByRole('button', { name: 'success@razorpay' }).click();
    await frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
    return { id, frame };
  };
  const pending = await statuses('It never answers');
  await expect(pending.frame.getByText('The bank has not answered.')).toBeVisible();
  expect(await shop.sandbox.payments(pending.id)).toMatchObject([{ status: 'created' }]);

  const authorized = await statuses('It authorises only');
  await expect(page.getByText(/^paid/)).toBeVisible();
  expect(await shop.sandbox.payments(authorized.id)).toMatchObject([{ status: 'authorized' }]);

  const late = await statuses('It says no, and yes a minute later');
  await expect(late.frame.getByRole('heading', { name: 'The payment failed' })).toBeVisible();

  const silent = await statuses('It pays, and this page never returns');
  await expect(silent.frame.getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect(await shop.sandbox.payments(silent.id)).toMatchObject([{ status: 'captured' }]);
  await silent.frame.getByRole('button', { name: 'Close the checkout' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['dismissed']);
});

test('ways out: Esc, the backdrop, the Back button, the timeout; a question before if the shop wants it', async ({
  page,
  shop,
}) => {
  const asked = await buy(page, shop, { modal: { confirm_close: true } });
  await asked.frame.getByRole('dialog').press('Escape');
  await asked.frame.getByRole('button', { name: 'Keep paying' }).click();
  await expect(asked.frame.getByRole('button', { name: 'Pay ₹12,499' })).toBeVisible();
  await asked.frame.getByRole('dialog').press('Escape');
  await asked.frame.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('dismissed')).toBeVisible();

  const stays = await buy(page, shop, { modal: { escape: false } });
  await stays.frame.getByRole('dialog').press('Escape');
  await stays.frame.locator('#backdrop').click({ position: { x: 5, y: 5 } });
  await stays.frame.getByRole('dialog').press('Shift+Tab');
  await expect(stays.frame.getByText('Sandbox tools')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stays.frame.getByRole('button', { name: 'Close the checkout' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('dismissed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible();

  const open = await buy(page, shop, { modal: { backdropclose: true } });
  await open.frame.locator('#backdrop').click({ position: { x: 5, y: 5 } });
  await expect(page.getByText('dismissed')).toBeVisible();

  // On a slow machine the time is over before the checkout has been drawn.
  await order(page, shop, { timeout: 1 });
  await expect(page.getByText('dismissed')).toBeVisible();
});

test('details that the shop fixes or hides, and an order that cannot be paid', async ({ page, shop }) => {
  const { id, frame } = await buy(page, shop, { readonly: { contact: true }, hidden: { email: true } });
  await expect(frame.getByLabel('Phone')).toHaveAttribute('readonly');
  await expect(frame.getByLabel('E-mail')).toBeHidden();

  await page.goto(shop.at({ order_id: id, key: 'rzp_test_somebodyelse', prefill }));
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(frame.getByText('Authentication failed')).toBeVisible();
  await frame.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('dismissed')).toBeVisible();
});

test('redirect: success and failure are posted to the callback address', async ({ page, shop }) => {
  const options = {
    callback_url: `${shop.url}/callback`,
    redirect: true,
    prefill: { ...prefill, method: 'upi' },
  };
  const paid = await buy(page, shop, options);
  await paid.frame.getByRole('button', { name: 'success@razorpay' }).click();
  await paid.frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the shop' })).toBeVisible();
  expect(shop.returned.at(-1)).toEqual({
    razorpay_order_id: paid.id,
    razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });

  const failed = await buy(page, shop, options);
  await failed.frame.getByRole('button', { name: 'failure@razorpay' }).click();
  await failed.frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the shop' })).toBeVisible();
  const { 'error[metadata]': metadata, ...error } = shop.returned.at(-1) ?? {};
  expect(error).toEqual({
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'Payment failed',
    'error[source]': 'bank',
    'error[step]': 'payment_authorization',
    'error[reason]': 'payment_failed',
  });
  expect(JSON.parse(metadata ?? '')).toMatchObject({ order_id: failed.id });
});

test('what the sandbox holds is a page @phone', async ({ page, shop }) => {
  const { id, frame } = await buy(page, shop, { prefill: { ...prefill, method: 'upi' } });
  await frame.getByRole('button', { name: 'failure@razorpay' }).click();
  await frame.getByRole('button', { name: 'Pay ₹12,499' }).click();
  await expect(frame.getByRole('heading', { name: 'The payment failed' })).toBeVisible();
  await page.goto(shop.sandbox.url);
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('row', { name: id })).toContainText(
    'attempted',
  );
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('row', { name: id })).toContainText(
    '₹12,499.00failedpayment_failed',
  );
  await expectWellMade(page);
});
