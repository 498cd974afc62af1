import { freshAddress, respond, sendQuotation } from './quotations.ts';
import { expect, expectWellMade, overwriting, signIn, test } from './support.ts';

test('an invoice without a PIN code waits for the portal until staff complete the address', async ({
  page,
  mailbox,
}) => {
  const email = freshAddress();
  await signIn(page);
  const at = '/staff/settings';
  const { etag: _etag, ...before } = (await (await page.request.get(at)).json()) as { etag: string };
  const save = (change: object) =>
    page.request.put(at, { data: { ...before, ...change }, headers: overwriting });
  expect((await save({ eInvoiceFrom: '2020-01-01' })).status()).toBe(200);
  const { publicId, id } = await sendQuotation(page.request, {
    email,
    company: 'Kale Traders',
    gstin: '29AAGCB7383J1Z4',
    address: '12 MG Road, Bengaluru',
    stateCode: '29',
  });
  const accepting = { action: 'accept', description: 'I accept this quotation.' };
  await respond(page.request, mailbox, { publicId, email, ...accepting });
  const reference = `UTR${Date.now()}`;
  const paid = await page.request.post(`/staff/quotations/${id}/payments`, {
    data: { method: 'bank', reference },
  });
  expect(paid.ok()).toBe(true);
  const waiting = '/staff/invoices?registration=waiting';
  const { data } = (await (await page.request.get(waiting)).json()) as { data: { id: string }[] };
  await page.goto(`/admin/invoices/${data[0]?.id}/show`);
  await expect(page.getByText('The portal asks for a PIN code of the buyer’s.')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Complete the address' }).click();
  const dialog = page.getByRole('dialog', { name: /^Where is the buyer of .* registered\?$/ });
  await expect(dialog.getByLabel('Town')).toHaveValue('Bengaluru');
  await dialog.getByLabel('PIN code').fill('411001');
  await dialog.getByRole('button', { name: 'Complete it' }).click();
  await expect(
    dialog.getByText('PIN code 411001 is of Maharashtra, and the GST number of Karnataka'),
  ).toBeVisible();
  await expectWellMade(page);
  await dialog.getByLabel('PIN code').fill('560001');
  await dialog.getByRole('button', { name: 'Complete it' }).click();
  await expect(page.getByText('12 MG Road, Bengaluru, 560001')).toBeVisible();
  await expect(page.getByText('The portal asks for')).toHaveCount(0);
  await expectWellMade(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'JSON for the portal' }).click();
  expect((await download).suggestedFilename()).toMatch(/^inv-01-.*\.json$/);
  await save({});
});
