import { owner } from '../scripts/lib/app-server.ts';
import { expect, expectFits, expectWellMade, loseAnswer, signIn, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('an invoice is paid from its mail without an account: its page, the payment told, and its booking @phone', async ({
  page,
  playwright,
  baseURL,
  mailbox,
}) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await staff.post('/staff/session', { data: owner });
  const made = async (path: string, data: object) =>
    (await (await staff.post(`/staff${path}`, { data })).json()) as { id: string; number: string };
  const email = `payer-${Date.now()}@example.com`;
  const { id: buyerId } = await made('/buyers', {
    name: 'Kabir Sample',
    company: 'Sample Travels',
    email,
    address: '4 Lake Road, Pune',
    stateCode: '27',
  });
  const lines = [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 5_000_000, gstPercent: 18 }];
  const draft = await made('/invoice-drafts', { buyerId, lines, dueDays: 15 });
  const invoice = await made(`/invoice-drafts/${draft.id}/issue`, {});
  await staff.dispose();

  const link = async () => /\S+(\/invoice\/[\w-]+)/.exec((await mailbox(email))[0]?.text ?? '')?.[1];
  await expect.poll(link).toBeTruthy();
  const path = (await link()) ?? '';
  const opened = await page.goto(path);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  });
  await expect(page.getByRole('heading', { level: 1, name: '₹59,000 to pay' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('img', { name: 'Code to pay ₹59,000 by UPI' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open a payment app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?.*am=59000\.00&cu=INR/,
  );
  await expect(page.getByRole('button', { name: 'Copy: Account number' })).toBeEnabled();
  await expectWellMade(page);
  await expectUncovered(page);
  await expectFits(page);
  const pdf = await page.request.get(`${path}/document.pdf`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await page.request.get(`${path}A`)).status()).toBe(404);

  const form = page.getByRole('region', { name: 'I have paid' });
  await form.getByLabel('UTR').fill('12345');
  await form.getByRole('button', { name: 'Tell us' }).click();
  await expect(form.getByText('Enter the UTR as your bank or app shows it')).toBeVisible();
  await expectWellMade(page);
  const utr = String(Date.now()).slice(-12).padStart(12, '4');
  await form.getByLabel('UTR').fill(utr);
  // On a bad line what was typed stays; what has arrived is not told twice.
  await loseAnswer(page, '**/invoice/*');
  await form.getByRole('button', { name: 'Tell us' }).click();
  await expect(form.getByRole('alert')).toContainText('No connection. What you typed is still here');
  await expect(form.getByLabel('UTR')).toHaveValue(utr);
  await form.getByRole('button', { name: 'Tell us' }).click();
  await expect(page.getByText('We are checking for it with our bank.')).toBeVisible();
  await expect(form.getByLabel('UTR')).toHaveValue('');
  await expectWellMade(page);
  await expectFits(page);

  await signIn(page, '/admin/payment-claims');
  await expectWellMade(page);
  await page.getByRole('link', { name: new RegExp(utr) }).click();
  await expect(page.getByText(`₹59,000 open`)).toBeVisible();
  await expectWellMade(page);
  await expectFits(page);
  await page.getByRole('button', { name: `Book it: ${utr}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('UTR or number')).toHaveValue(utr);
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText('Settled', { exact: true })).toBeVisible();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Nothing is due any more' })).toBeVisible();
  await expect(page.getByText('We have it. Thank you.')).toBeVisible();
  await expectWellMade(page);
  expect(invoice.number).toMatch(/^NIR/);
});
