import type { Page } from '@playwright/test';
import { becomeCustomer, nextEmail } from './customers.ts';
import { addAddress, beginPayment, payByUpi, paymentId } from './payments.ts';
import { sendQuotation } from './quotations.ts';
import { expect, expectWellMade, hydrated, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

const stepsOf = (page: Page) => page.getByRole('banner').getByRole('list', { name: 'Steps' });

/** Logo, steps and help above, the policies below, and nothing of the site's own frame. */
async function expectCheckout(page: Page, step: string) {
  const header = page.getByRole('banner');
  await expect(stepsOf(page).locator('[aria-current=step]')).toHaveText(new RegExp(`^\\d?${step}$`));
  await expect(header.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: /^Call \d{5} \d{5}$/ })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await expect(header.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(header.getByRole('navigation')).toHaveCount(0);
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Quick contact' })).toHaveCount(0);
  const policies = page.getByRole('navigation', { name: 'Policies' }).getByRole('link');
  await expect(policies).toHaveText(['Privacy policy', 'Refund policy', 'Terms and conditions']);
}

test('from adding to the receipt in four screens, each with logo, steps and help alone @phone', async ({
  page,
}) => {
  const { record } = await becomeCustomer(page, { name: 'Asha Sample', address: nextEmail('screens') });
  await addAddress(page);
  await page.request.put(`/user-register/api/google-update/${record.id}`, {
    data: { email: record.email, phone: '9000000046' },
  });
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('login') ?? '{}') as object;
    localStorage.setItem('login', JSON.stringify({ ...login, phone: '9000000046', mobile: '9000000046' }));
  });
  await page.goto('/cart');
  await hydrated(page);
  const screens = [new URL(page.url()).pathname];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== screens.at(-1)) screens.push(pathname);
  });

  await page.getByRole('button', { name: 'Add GST invoices' }).click();
  await expect(page.getByRole('button', { name: 'Remove GST invoices' })).toBeVisible();
  await expectCheckout(page, 'Cart');
  await expectWellMade(page);
  await expectUncovered(page);
  await page.getByRole('button', { name: 'Checkout' }).click();

  await page.waitForURL('**/checkout');
  await expectCheckout(page, 'Details');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to cart' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await page.getByLabel('Coupon').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  // Ten per cent of 2,495 before GST.
  await expect(page.getByText('₹249.50 off, kept for you for 30 minutes.')).toBeVisible();
  await expectWellMade(page);
  await expectUncovered(page);
  await page.getByRole('button', { name: 'Place order ₹2,649.69' }).click();

  await page.waitForURL('**/payment-pay/checkout/*');
  await expectCheckout(page, 'Pay');
  await payByUpi(page, 'success@razorpay');

  await page.waitForURL('**/success/*');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectCheckout(page, 'Receipt');
  await expect(page.getByRole('main')).toContainText('Discount−₹249.50');
  await expectWellMade(page);
  // The gateway's own way back passes by without a page to look at.
  const seen = screens.filter((path) => !path.startsWith('/sandbox/'));
  expect(seen.map((path) => path.replace(/txn_\w+/, ':id'))).toEqual([
    '/cart',
    '/checkout',
    '/payment-pay/checkout/:id',
    '/success/:id',
  ]);
});

test('an admission and a quotation have steps of their own; what belongs to a payment knows what it is for', async ({
  page,
  request,
}) => {
  const { publicId } = await sendQuotation(request);
  await page.goto(`/quotation/${publicId}`);
  await expect(stepsOf(page).getByRole('listitem')).toHaveCount(4);
  await expectCheckout(page, 'Quotation');
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Accept' }).click();
  await expectCheckout(page, 'Answer');
  await expectWellMade(page);
  await page.getByRole('banner').getByRole('link', { name: 'Back to the quotation' }).click();
  await expect(page).toHaveURL(`/quotation/${publicId}`);
  // A link that opens nothing still leads to somebody who helps.
  await page.goto('/quotation-response');
  await expectCheckout(page, 'Quotation');
  await expectWellMade(page);

  await becomeCustomer(page, { name: 'Bina Sample', address: nextEmail('own-steps') });
  await page.goto('/admission');
  await expectCheckout(page, 'Plan');
  await expectWellMade(page);
  await page.goto('/success');
  await expect(page.getByRole('heading', { name: 'No payment yet' })).toBeVisible();
  await expectCheckout(page, 'Plan');
  const { id } = await beginPayment(page, 'Chitra Sample');
  await page.goto(`/failure/${id}`);
  await expectCheckout(page, 'Pay');
  await expectWellMade(page);
  await page.goto(`/renew/${paymentId}`);
  await expectCheckout(page, 'Cart');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the checkout has its steps before any script, in each language @phone', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  const words = [
    { prefix: '', steps: ['Cart', 'Details', 'Pay', 'Receipt'], call: /^Call / },
    { prefix: '/hi', steps: ['कार्ट', 'जानकारी', 'पेमेंट', 'रसीद'], call: /कॉल/ },
    { prefix: '/mr', steps: ['कार्ट', 'माहिती', 'पेमेंट', 'पावती'], call: /कॉल/ },
  ];
  for (const { prefix, steps, call } of words)
    for (const [at, path] of ['/cart', '/checkout', `/payment-pay/checkout/${paymentId}`].entries()) {
      await page.goto(prefix + path);
      const items = page.getByRole('banner').getByRole('listitem');
      for (const [index, step] of steps.entries()) await expect(items.nth(index)).toContainText(step);
      await expect(items.nth(at)).toHaveAttribute('aria-current', 'step');
      await expect(page.getByRole('banner').getByRole('link', { name: call })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  await context.close();
});
