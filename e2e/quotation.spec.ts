import type { Page } from '@playwright/test';
import { freshAddress, handOver, proveWho, sendQuotation } from './quotations.ts';
import { expect, expectWellMade, loseAnswer, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

/** Nothing stands there any more that would answer once more. */
async function expectAnswered(page: Page) {
  for (const other of ['Accept it', 'Make a counter-offer', 'Reject it'])
    await expect(page.getByRole('link', { name: other })).toBeHidden();
}

test('a quotation is read, downloaded and accepted with one tap after the code @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const email = freshAddress();
  const { publicId, code } = await sendQuotation(request, { email });
  await expect.poll(async () => (await mailbox(email))[0]?.text).toContain(`/quotation/${publicId}`);
  const answer = await page.goto(`/quotation/${publicId}`);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { name: 'A website for your sari shop' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const words of [
    '₹24,108',
    'CGST 9%',
    'Twenty Four Thousand One Hundred Eight Rupees Only',
    '******0123',
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  expect(await page.content()).not.toContain(email);
  await expectWellMade(page);
  await expectUncovered(page);
  const pdf = await request.get(`/quotation/${publicId}/pdf`);
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Quotation-${code}.pdf"`,
  });
  await expect
    .poll(
      async () =>
        ((await (await request.get(`/api/quotations/${publicId}`)).json()) as { state: string }).state,
    )
    .toBe('viewed');

  await page.getByRole('link', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Accept the quotation' })).toBeVisible();
  await expectWellMade(page);
  await expectUncovered(page);
  await proveWho(page, mailbox, email);
  await expect(page.getByLabel('Your message')).toHaveValue('I accept this quotation.');
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/quotation-response'),
    page.getByRole('button', { name: 'Accept the quotation' }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({
    quotationId: publicId,
    action: 'accept',
    description: 'I accept this quotation.',
    mobile: '',
    email: 'a***@example.com',
  });
  await expect(page.getByText('Response recorded successfully').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your response!' })).toBeFocused();
  await expect(page.getByText(`You accepted ${code} for ₹24,108.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to pay' })).toBeVisible();
  await expectAnswered(page);
  await expectWellMade(page);

  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'This quotation has already been accepted.' }),
  ).toBeVisible();
  await page.goto(`/quotation/${publicId}`);
  await expect(page.getByRole('link', { name: 'Make a counter-offer' })).toBeHidden();
});

test('a counter-offer: lines unticked, a sum typed, every fault named @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const email = freshAddress();
  const { publicId } = await sendQuotation(request, { email });
  await page.goto(`/quotation-response/${publicId}?action=counter`);
  await expect(page.locator('form[novalidate]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Enter either mobile or email')).toBeVisible();
  await page.getByLabel('Mobile').fill('90000');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Enter valid 10-digit mobile')).toBeVisible();
  await page.getByLabel('Mobile').fill('');
  await page.getByLabel('E-mail').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  // Nobody learns whether that was the right address.
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Enter complete 6-digit OTP')).toBeVisible();
  await page.getByLabel('Digit 1 of 6').fill('123456');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP verification failed').first()).toBeVisible();
  expect(await mailbox('somebody@example.com')).toEqual([]);
  await page.getByRole('button', { name: 'Use another mobile or e-mail' }).click();
  await proveWho(page, mailbox, email);
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Send the counter-offer' }).click();
  await expect(page.getByText('Please enter a description')).toBeVisible();
  await expect(page.getByLabel('What should change?')).toBeFocused();
  await page.getByLabel('What should change?').fill('We host it ourselves.');
  await page.getByRole('checkbox', { name: /Hosting for a year/ }).uncheck();
  await expect(page.getByText('₹22,420', { exact: true }).last()).toBeVisible();
  await page.getByLabel(/What would you pay/).fill('₹20,000');
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/quotation-response'),
    page.getByRole('button', { name: 'Send the counter-offer' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    action: 'counter',
    description: 'We host it ourselves.',
    counter_total: 20_000,
    lines: [{ keep: true }, { keep: false }],
  });
  await expect(page.getByText('Thank you for your response!')).toBeVisible();
  await expect(page.getByText(/^You made a counter-offer to QT-\d+: ₹20,000\.$/)).toBeVisible();
  await expectAnswered(page);
});

test('a counter-offer line by line: other quantities and prices, and both sides see what differs @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const email = freshAddress();
  const { publicId } = await sendQuotation(request, { email });
  await page.goto(`/quotation-response/${publicId}?action=counter`);
  await proveWho(page, mailbox, email);
  await page.getByRole('radio', { name: 'Line by line' }).check();
  const website = page.getByRole('group', { name: 'Website' });
  await website.getByLabel('Quantity').fill('0');
  await website.getByLabel('Price of one').fill('much');
  await page.getByLabel('What should change?').fill('One more language.');
  await page.getByRole('button', { name: 'Send the counter-offer' }).click();
  await expect(page.getByText('Enter a whole number, at least 1')).toBeVisible();
  await expect(page.getByText('Enter an amount in rupees, like 20000')).toBeVisible();
  await website.getByLabel('Quantity').fill('3');
  await website.getByLabel('Price of one').fill('9000');
  await expect(page.getByText('₹33,548', { exact: true })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Send the counter-offer' }).click();
  await expect(page.getByText(/^You made a counter-offer to QT-\d+: ₹33,548\.$/)).toBeVisible();
  await page.goto(`/quotation/${publicId}`);
  const compared = page.getByRole('table', { name: 'What we offered and what you asked for' });
  await expect(compared.getByRole('row', { name: /^Website/ })).toContainText('3 × ₹9,000');
  await expect(compared).toContainText('+₹9,440');
  await expectWellMade(page);
});

test('where no code can reach its addressee, the page says what is missing instead of asking for one @phone', async ({
  page,
  request,
}) => {
  const { publicId } = await handOver(request);
  await page.goto(`/quotation-response/${publicId}?action=accept`);
  await expect(page.getByRole('heading', { name: 'We cannot send you a code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Reject it' }).click();
  await expect(page.getByRole('button', { name: 'Reject the quotation' })).toBeVisible();
});

test('rejecting is one step, with a reason from a list @phone', async ({ page, request, browser, site }) => {
  const { publicId } = await sendQuotation(request);
  // Without scripts the page says why nothing can be sent, instead of a button that does nothing.
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await plain.goto(`/quotation-response/${publicId}?action=reject`);
  await expect(plain.locator('noscript p')).toContainText('This page needs JavaScript.');
  await expect(plain.locator('noscript p')).toBeVisible();
  await plain.close();
  await page.goto(`/quotation-response/${publicId}?action=reject`);
  await expect(page.locator('form[novalidate]').first()).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('radio', { name: 'The price is too high' }).check();
  await page.getByRole('button', { name: 'Reject the quotation' }).click();
  await expect(page.getByText('Response recorded successfully').first()).toBeVisible();
  await expectAnswered(page);
  await expect(page.getByText('Thank you for your response!')).toBeVisible();
  await expect(page.getByText('The price is too high')).toBeVisible();
  await expectAnswered(page);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'This quotation has already been rejected.' }),
  ).toBeVisible();
});

test('an answer that has arrived is not called failed where its own answer was lost', async ({
  page,
  request,
}) => {
  const { publicId } = await sendQuotation(request);
  await page.goto(`/quotation-response/${publicId}?action=reject`);
  await expect(page.locator('form[novalidate]').first()).toBeVisible();
  await page.getByLabel('In your own words').fill('Perhaps next year.');
  await loseAnswer(page, '**/api/quotation-response');
  const reject = page.getByRole('button', { name: 'Reject the quotation' });
  await reject.click();
  await expect(page.getByText('No connection. What you typed is still here')).toBeVisible();
  await reject.click();
  await expect(
    page.getByRole('heading', { name: 'This quotation has already been rejected.' }),
  ).toBeVisible();
  // Not a moment later, when it would be gone again.
  expect(await page.getByText('Submission failed').count()).toBe(0);
});

test('links that open nothing, a lost connection, and somebody who was first', async ({
  page,
  request,
  context,
}) => {
  for (const path of ['/quotation-response', '/quotation-response/x?action=accept'])
    expect((await page.goto(path))?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'Invalid or missing quotation response link.' }),
  ).toBeVisible();
  const { publicId } = await sendQuotation(request);
  await page.goto(`/quotation-response/${publicId}?action=maybe`);
  await expect(page.getByText('Invalid or missing quotation response link.')).toBeVisible();
  await page.goto(`/quotation/${'f'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'This link opens no quotation' })).toBeVisible();

  await page.goto(`/quotation-response/${publicId}?action=reject`);
  await expect(page.locator('form[novalidate]').first()).toBeVisible();
  await page.getByLabel('In your own words').fill('Perhaps next year.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Reject the quotation' }).click();
  await expect(
    page.getByText('No connection. What you typed is still here; please try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await request.post('/api/quotation-response', { data: { quotationId: publicId, action: 'reject' } });
  await page.getByRole('button', { name: 'Reject the quotation' }).click();
  await expect(page.getByText('Submission failed')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'This quotation has already been rejected.' }),
  ).toBeVisible();
});
