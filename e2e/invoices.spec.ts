import { beginPayment, payByUpi } from './payments.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

test('a payment’s invoice is linked from its receipt and from the profile, and opens as PDF @phone', async ({
  page,
}) => {
  const { address, id } = await beginPayment(page, 'Leela Sample');
  await page.goto(address);
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL(`**/success/${id}`);
  const link = page.getByRole('link', { name: /^Tax invoice TST\/\d\d-\d\d\/\d{6}/ });
  await expect(link).toBeVisible();
  await expectWellMade(page);
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.goto('/profile?tab=profilePaymentInfo');
  await expect(link).toBeVisible();
  await expectWellMade(page);
});

test('staff find an invoice, send it again and take the month for the accountant', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const name = `Invoice ${Date.now()} Sample`;
  const { address, id } = await beginPayment(buyer, name);
  await buyer.goto(address);
  await payByUpi(buyer, 'success@razorpay');
  await buyer.waitForURL(`**/success/${id}`);
  await buyer.context().close();
  await signIn(page, '/admin/invoices');
  await page.getByPlaceholder('Number, name, e-mail, GST no.').fill(name);
  const rows = page.getByRole('listitem').filter({ hasText: name });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Tax invoice');
  await expectWellMade(page);
  await rows.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^Mailed to .* again\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'GST return', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: /^What \w+ \d{4} comes to$/ })).toBeVisible();
  await expectWellMade(page);
  for (const [name, file] of [
    ['JSON for the portal', /^gstr1-\d{4}-\d\d\.json$/],
    ['Sheets as CSV', /^gstr1-\d{4}-\d\d\.zip$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
});
