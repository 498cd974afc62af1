import { beginPayment, payByUpi } from './payments.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('what was bought shows until when it runs, and is put into the cart again; staff see it too', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { address, id } = await beginPayment(buyer, 'Nita Sample');
  await buyer.goto(address);
  await payByUpi(buyer, 'success@razorpay');
  await buyer.waitForURL(`**/success/${id}`);

  await buyer.goto('/profile?tab=profilePaymentInfo');
  const bought = buyer.getByRole('region', { name: 'Plans and services' });
  await expect(bought).toContainText(/GST invoices.*1 month\. Runs until \d+ \w+ 20\d\d/);
  await expectWellMade(buyer);

  await buyer.goto(`/renew/${id}`);
  await expect(buyer.getByText(/^Ends on \d+ \w+ 20\d\d$/)).toBeVisible();
  await expectWellMade(buyer);
  await expectUncovered(buyer);
  await buyer.getByRole('button', { name: 'Add to the cart' }).click();
  await buyer.waitForURL('**/cart');
  await expect(buyer.getByRole('main')).toContainText('GST invoices');
  await expect(buyer.getByText('Billed once for 1 month', { exact: true })).toBeVisible();
  // Somebody else's services are nobody's to renew.
  await buyer.goto(`/renew/txn_${'0'.repeat(32)}`);
  await expect(buyer.getByText('There is nothing to renew here.')).toBeVisible();
  await buyer.context().close();

  await signIn(page, '/admin/renewals');
  const row = page.getByRole('row', { name: /Nita Sample/ });
  await expect(row).toContainText('Runs');
  await expectWellMade(page);
  await row.getByRole('link', { name: 'Nita Sample' }).click();
  const services = page.getByRole('region', { name: 'Plans and services' });
  await expect(services).toContainText('GST invoices');
  await expectWellMade(page);
});
