import { expect, expectFits, expectWellMade, signIn, test } from './support.ts';

test('a bank statement is imported and looked at, and a credit books its invoice with one press', async ({
  page,
}) => {
  await signIn(page, '/admin/bank-transactions');
  const made = async (path: string, data: object) =>
    (await (await page.request.post(`/staff${path}`, { data })).json()) as { id: string; number: string };
  const company = `Banyan ${Date.now()} Traders`;
  const { id: buyerId } = await made('/buyers', {
    name: 'Kabir Sample',
    company,
    address: '4 Lake Road, Pune',
    stateCode: '27',
  });
  const lines = [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 4_321_000, gstPercent: 18 }];
  const draft = await made('/invoice-drafts', { buyerId, lines, dueDays: 15 });
  const { number } = await made(`/invoice-drafts/${draft.id}/issue`, {});
  const kept = await made('/invoice-drafts', {
    buyerId,
    lines: lines.map((line) => ({ ...line, unitPaise: 1_234_500 })),
    dueDays: 20,
  });
  const less = await made(`/invoice-drafts/${kept.id}/issue`, {});
  await page.getByRole('link', { name: 'Import a statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a bank statement' })).toBeVisible();
  const utr = String(Date.now()).slice(-12);
  const statement = [
    'Account,000000000000',
    'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
    `23/11/26,UPI-${company.toUpperCase()},${utr},,"50,987.80"`,
    // Ten per cent of ₹12,345 is kept back, in whole rupees.
    `23/11/26,NEFT CR ${utr},AXISN${utr.slice(1)},,"13,332.10"`,
    `23/11/26,INTEREST ${utr},,,12.00`,
    '23/11/26,RENT,4711,"50,000.00",',
  ].join('\n');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement),
  });
  await page.getByRole('button', { name: 'Check 4 lines' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem').filter({ hasText: 'to be matched' })).toContainText('3');
  await expectWellMade(page);
  await expectFits(page);
  await preview.getByRole('button', { name: 'Import 3 lines' }).click();
  await page.getByRole('link', { name: 'Match them' }).click();
  const line = page.getByRole('listitem').filter({ hasText: `UPI-${company}` });
  await expect(line).toContainText('exactly what is open, names the buyer');
  await expectWellMade(page);
  await expectFits(page);
  await line.getByRole('button', { name: `Book it on ${number}` }).click();
  await expect(page.getByText(`Booked on ${number}.`)).toBeVisible();
  await expect(line).toBeHidden();
  const short = page.getByRole('listitem').filter({ hasText: `NEFT CR ${utr}` });
  await expect(short).toContainText('₹1,235 kept back as 10% TDS');
  await short.getByRole('button', { name: `Book it on ${less.number}` }).click();
  const booking = page.getByRole('dialog');
  await expect(booking.getByText('All of it is used.')).toBeVisible();
  await expectWellMade(page);
  await booking.getByRole('button', { name: 'Record it' }).click();
  // Behind an open window the list has no roles: only once it has closed is the line's absence told by the line.
  await expect(booking).toBeHidden();
  await expect(short).toBeHidden();
  const settled = await page.request.get(`/staff/invoices/${less.id}`);
  expect(await settled.json()).toMatchObject({ owed: { openPaise: 0 } });
  await page.getByRole('button', { name: `Set aside: INTEREST ${utr}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is').fill('Interest');
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect(page.getByText('Set aside.', { exact: true })).toBeVisible();
});
