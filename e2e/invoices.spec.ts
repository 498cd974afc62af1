import { beginPayment, payByUpi } from './payments.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

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
  await expectUncovered(page);
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.goto('/profile?tab=profilePaymentInfo');
  await expect(link).toBeVisible();
  await expectWellMade(page);
  await expectUncovered(page);
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
  const take = async (name: string, file: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  };
  await take('JSON for the portal', /^gstr1-\d{4}-\d\d\.json$/);
  await take('Sheets as CSV', /^gstr1-\d{4}-\d\d\.zip$/);

  // What staff write: a proforma of the draft, then the invoice, and both in the month's files.
  const made = async (path: string, data: object) =>
    (await (await page.request.post(`/staff${path}`, { data })).json()) as { id: string; number: string };
  const { id: buyerId } = await made('/buyers', {
    name: 'Kabir Sample',
    company: name,
    email: 'accounts@example.com',
    address: '4 Lake Road, Pune',
    stateCode: '27',
  });
  const lines = [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 5_000_000, gstPercent: 18 }];
  const draft = await made('/invoice-drafts', { buyerId, lines, dueDays: 15 });
  await page.goto(`/admin/invoice-drafts/${draft.id}/show`);
  await page.getByRole('button', { name: 'Proforma' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Proforma invoice', { exact: true })).toBeVisible();
  await expectWellMade(page);
  const invoice = await made(`/invoice-drafts/${draft.id}/issue`, {});
  await page.goto('/admin/books');
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  await page.getByLabel('Month').selectOption(month);
  await take('Tally (XML)', /^tally-.*\.zip$/);
  await take('Zoho Books (CSV)', /^zoho-books-.*\.zip$/);
  await page.goto(`/admin/gst-returns?month=${month}`);
  await take('All documents as PDF', /^documents-.*\.zip$/);

  // A wrong one is taken back whole, and its draft is there to be put right.
  await page.goto(`/admin/invoices/${invoice.id}/show`);
  await page.getByRole('button', { name: 'Write it anew' }).click();
  await page.getByRole('textbox', { name: 'What is wrong' }).fill('The price was that of last year');
  await page.getByRole('button', { name: 'Issue the credit note' }).click();
  await expect(page.getByRole('heading', { name: 'Draft of an invoice' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What for' }).first()).toHaveValue('Retainer');
});
