import { becomeCustomer } from './customers.ts';
import { draftQuotation, freshAddress, sendQuotation } from './quotations.ts';
import { expect, expectAccessible, expectWellMade, signIn, test } from './support.ts';

test('staff write a quotation from a template, send it, hear of the rejection and undo it', async ({
  page,
  request,
  mailbox,
}) => {
  const email = freshAddress();
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Quotation templates' }).click();
  await page.getByRole('link', { name: 'Add a template' }).click();
  const template = `Shop website ${Date.now()}`;
  await page.getByLabel('Name').fill(template);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('combobox', { name: 'Service' }).fill('Website');
  await page.getByLabel('SAC').fill('998314');
  await page.getByLabel('Price (₹)').fill('20430.51');
  await expect(page.getByText('Total ₹24,108')).toBeVisible();
  await page.getByLabel('Terms').fill('Half now, half at launch.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('row', { name: template }).getByRole('link', { name: 'New quotation' }).click();
  await expect(page.getByText('Total ₹24,108')).toBeVisible();
  await page.getByLabel('What for').fill('A website for your sari shop');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Asha Patil');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('State', { exact: true }).click();
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByLabel('Coupon').fill('nothing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There is no coupon with this code.')).toBeVisible();
  await page.getByLabel('Coupon').fill('welcome10');
  await expect(page.getByText('Coupon WELCOME10 is taken off when you save')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'A website for your sari shop' })).toBeVisible();
  await expect(page.getByText('In the discounts: coupon WELCOME10')).toBeVisible();
  await expect(page.getByText('Half now, half at launch.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await mailbox(email))[0]?.text).toContain('/quotation/');
  const publicId = /\/quotation\/([0-9a-f]{32})/.exec((await mailbox(email))[0]?.text ?? '')?.[1];

  await request.post('/api/quotation-response', {
    data: { quotationId: publicId, action: 'reject', reason: 'The price is too high' },
  });
  await expect(page.getByText(/QT-\d{6} was rejected/)).toBeVisible();
  const answer = page.getByRole('region', { name: 'Rejected' });
  await expect(answer).toContainText('The price is too high');
  await expect(answer).toContainText('Not verified');
  await page.getByRole('button', { name: 'Undo the rejection' }).click();
  await expect(page.getByText('It is open again.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`Mailed to ${email} again.`)).toBeVisible();
});

test('without an e-mail address staff hand a quotation over by hand, and nothing is called sent', async ({
  page,
}) => {
  await signIn(page);
  const { id } = await draftQuotation(page.request, { email: '' });
  await page.goto(`/admin/quotations/${id}/show`);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', /\/pdf\?preview=[\w-]+$/);
  await page.getByLabel('PDF or picture').setInputFiles({
    name: 'brief.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 a brief'),
  });
  await expect(page.getByText('brief.pdf lies with it now.')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'This is a preview' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Accept' })).toBeHidden();
  const paper = await preview.getByRole('link', { name: 'Download as PDF' }).getAttribute('href');
  expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
  await expectWellMade(preview);
  const download = preview.waitForEvent('download');
  await preview.getByRole('link', { name: /^brief\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('brief.pdf');
  await preview.close();
  await page.getByRole('button', { name: 'Hand over by hand' }).click();
  await expect(page.getByRole('dialog')).toContainText('nothing is sent');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Its link is open. Now pass it on.')).toBeVisible();
  await expect(page.getByText('Handed over by hand', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'WhatsApp the link' });
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919000000123\?text=.*%2Fquotation%2F[0-9a-f]{32}$/,
  );
  await expectAccessible(page);
});

test('a quotation to a customer begins with what is known of them, in the language they read', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await (
    await browser.newContext({ baseURL: site, extraHTTPHeaders: { 'Accept-Language': 'hi' } })
  ).newPage();
  await becomeCustomer(visitor, { name: 'Yamuna Sample', address: 'yamuna.sample@example.com' });
  await visitor.context().close();
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await page.getByRole('link', { name: 'Yamuna Sample' }).click();
  await page.getByRole('link', { name: 'New quotation' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Yamuna Sample');
  await expect(page.getByLabel('E-mail')).toHaveValue('yamuna.sample@example.com');
  await expect(page.getByLabel('Language')).toHaveText('Hindi');
});

test('a counter-offer is compared with what was offered, and accepted in one step at its sum', async ({
  page,
  request,
  mailbox,
}) => {
  const email = freshAddress();
  const { id, publicId, code } = await sendQuotation(request, { email });
  const who = { mobile: '', email, quotationId: publicId };
  await request.post('/api/send-otp', { data: who });
  const readCode = async () =>
    (await mailbox(email))
      .find(({ subject }) => subject === 'Your code for the quotation')
      ?.text.match(/\b\d{6}\b/)?.[0];
  await expect.poll(readCode).toBeTruthy();
  await request.post('/api/verify-otp', { data: { ...who, otp: await readCode() } });
  await request.post('/api/quotation-response', {
    data: { ...who, action: 'counter', description: 'A little less, please.', counter_total: 20_000 },
  });

  await signIn(page, `/admin/quotations/${id}/show`);
  const compared = page.getByRole('table', { name: 'Offered and wanted' });
  await expect(compared.getByRole('row', { name: /^Total/ })).toContainText('₹20,000');
  await expect(compared).toContainText('−₹4,108');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept the counter-offer' }).click();
  const asks = page.getByRole('dialog', { name: 'Accept it at ₹20,000?' });
  await expect(asks).toContainText('nobody is asked for another code');
  await asks.getByRole('button', { name: 'Accept it' }).click();
  await expect(page.getByText(`${code}-R2 · ₹20,000`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Accepted' })).toContainText('accepted the counter-offer');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('₹20,000');
  await expectAccessible(page);
  await expect.poll(async () => (await mailbox(email))[0]?.subject).toContain('We accept your counter-offer');
  await page.goto('/admin/quotations');
  await page.getByPlaceholder('Name, company, QT-…').fill(code);
  const accepted = page.getByRole('row', { name: `${code}-R2` });
  await expect(accepted).toContainText('Accepted');
  await expect(accepted).toContainText('₹20,000');
});
