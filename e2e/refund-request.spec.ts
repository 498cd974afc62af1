import { beginPayment, payByUpi } from './payments.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

test('a customer asks for a refund, staff approve a part of it, and the customer sees when it comes', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const news = (text: string) => page.getByRole('status').filter({ hasText: text });
  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { address, id } = await beginPayment(buyer, 'Meera Sample');
  await buyer.goto(address);
  await payByUpi(buyer, 'success@razorpay');
  await buyer.waitForURL(`**/success/${id}`);
  await expect(news('New paid order from Meera Sample')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);

  await buyer.goto('/profile?tab=profilePaymentInfo');
  await buyer.getByRole('button', { name: /^Ask for a refund/ }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Ask for a refund' });
  await expect(dialog).toContainText('We decide within 7 business days.');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toContainText('Please tell us why');
  await dialog.getByLabel('Why do you want your money back?').fill('We closed the second shop');
  await expectWellMade(buyer);
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  const request = buyer.getByRole('region', { name: 'Refund request' });
  await expect(request).toContainText('“We closed the second shop”');
  await expect(news('Refund request from Meera Sample')).toBeVisible();
  await expect(request).toContainText(/Being reviewed.*We decide by \d+ \w+ 20\d\d/);
  await expect(buyer.getByRole('button', { name: /^Ask for a refund/ })).toHaveCount(0);
  await expectWellMade(buyer);
  // The receipt says the same.
  await buyer.goto(`/success/${id}`);
  await expect(request).toContainText('Being reviewed');

  const fits = () => expectWellMade(page);
  await page.goto('/admin/refund-requests');
  const row = page.getByRole('link', { name: /Meera Sample/ });
  await expect(row).toContainText('7 business days to decide');
  await fits();
  await row.click();
  await expect(page.getByText('We closed the second shop')).toBeVisible();
  await fits();
  await page.getByRole('button', { name: 'Approve' }).click();
  const decision = page.getByRole('dialog', { name: 'Give the money back?' });
  await decision.getByLabel('Amount in rupees').fill('20.50');
  await decision.getByLabel('What the customer is told').fill('The first weeks were used.');
  await expectWellMade(page);
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved; the customer is told.')).toBeVisible();
  await expect(page.getByText('Decided by')).toBeVisible();
  await fits();

  await buyer.goto('/profile?tab=profilePaymentInfo');
  await expect(request).toContainText('₹20.50 of');
  await expect(request).toContainText('The first weeks were used.');
  // The sandbox pays out when it is asked about it.
  await page.goto(`/admin/payments/${id}/show`);
  await expect(async () => {
    await page.getByRole('button', { name: 'Ask the gateway now' }).click();
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('processed', {
      timeout: 2_000,
    });
  }).toPass();
  await buyer.reload();
  await expect(request).toContainText(/Paid back.*to where it came from/);
  await expectWellMade(buyer);
  await buyer.context().close();
});
