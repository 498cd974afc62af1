import { expect, expectWellMade, signIn, test } from './support.ts';

test('money that was booked for the wrong buyer is taken back and recorded for the right one, and both accounts say so at once', async ({
  page,
}) => {
  await signIn(page, '/admin/receivables');
  const made = async (path: string, data: object) =>
    (await (await page.request.post(`/staff${path}`, { data })).json()) as { id: string };
  const tag = String(Date.now()).slice(-9);
  const lines = [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 100_000, gstPercent: 18 }];
  const owing = async (company: string) => {
    const address = { address: '4 Lake Road, Pune', stateCode: '27' };
    const { id } = await made('/buyers', { name: 'Kabir Sample', company, email: '', ...address });
    const { id: draftId } = await made('/invoice-drafts', { buyerId: id, lines, dueDays: 15 });
    const { id: invoiceId } = await made(`/invoice-drafts/${draftId}/issue`, {});
    return { id, invoices: [{ invoiceId, amountPaise: 118_000 }] };
  };
  const [wrong, right] = [await owing(`Wrong ${tag}`), await owing(`Right ${tag}`)];
  const reference = `UTR${tag}`;
  const receivedOn = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const money = { method: 'bank', reference, receivedOn, amountPaise: 118_000 };
  await made('/receipts', { ...money, buyerId: wrong.id, invoices: wrong.invoices });

  await page.goto(`/admin/buyers/${wrong.id}/show`);
  await page.getByRole('button', { name: `Wrong buyer: ${reference}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Whose it is, and how it came about').fill(`It is of Right ${tag}`);
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Owes ₹1,180' })).toBeVisible();
  await expect(page.getByText(/^Of another buyer, taken back on/)).toBeVisible();
  await expectWellMade(page);

  await page.goto(`/admin/buyers/${right.id}/show`);
  await page.getByRole('button', { name: 'Record money' }).click();
  await dialog.getByLabel('UTR or number').fill(reference);
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByRole('heading', { name: 'Owes nothing' })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
});
