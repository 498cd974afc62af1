import { beginPayment, payByUpi } from './payments.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

test('staff see how a payment went, give a part of it back, and compare the books', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { address, id } = await beginPayment(buyer, 'Kavya Sample');
  await buyer.goto(address);
  await payByUpi(buyer, 'failure@razorpay');
  await buyer.waitForURL(`**/failure/${id}`);
  await buyer.getByRole('link', { name: 'Resume payment' }).click();
  await payByUpi(buyer, 'success@razorpay');
  await buyer.waitForURL(`**/success/${id}`);
  await buyer.context().close();

  const fits = () => expectWellMade(page);
  await signIn(page, '/admin/payments');
  await page.getByLabel('Name, phone, e-mail or number').fill(id);
  const row = page.getByRole('link', { name: /Kavya Sample/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Paid');
  await fits();
  await row.click();
  const tries = page.getByRole('region', { name: 'Tries' });
  await expect(tries.getByText('failed')).toBeVisible();
  await expect(tries.getByText('captured')).toBeVisible();
  // Whichever of the two comes first.
  await expect(page.getByRole('region', { name: 'History' })).toContainText(/paid · (return|webhook)/);
  await fits();

  await tries.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back?' });
  await dialog.getByLabel('Amount in rupees').fill('1000000');
  await dialog.getByLabel('Reason').fill('Charged for a month too many');
  await expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
  await dialog.getByLabel('Amount in rupees').fill('10.50');
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('The refund was asked for.')).toBeVisible();
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText('Charged for a month too many');
  await expect(refunds).toContainText('₹10.50');
  await expect(async () => {
    await page.getByRole('button', { name: 'Ask the gateway now' }).click();
    await expect(refunds).toContainText('processed', { timeout: 2_000 });
  }).toPass();
  await fits();

  // A refund that fails is marked, until somebody says that nothing is left to do.
  await page.request.post('/sandbox/_control/faults', {
    data: { api: { match: 'POST /v1/payments', times: 1, status: 400, description: 'Account closed.' } },
  });
  await tries.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount in rupees').fill('20');
  await dialog.getByLabel('Reason').fill('And the setting up');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  // The notice of the open office begins with whose payment it is.
  const mark = page.getByRole('alert').filter({ hasText: /^A refund of ₹20 failed: Account closed\./ });
  await mark.getByRole('button', { name: 'Nothing left to do' }).click();
  const asked = page.getByRole('dialog', { name: 'Is nothing left to do?' });
  await asked.getByLabel('What you found, or did').fill('Sent back by bank today');
  await fits();
  await asked.getByRole('button', { name: 'Nothing left to do' }).click();
  await expect(mark).toBeHidden();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'partially refunded · staff, Owner · Sent back by bank today',
  );

  await page.goto('/admin/reconciliations');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText('The books were compared.')).toBeVisible();
  await expect(page.getByText('Both books say the same.').first()).toBeVisible();
  await fits();
});
