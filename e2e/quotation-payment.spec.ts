import type { APIRequestContext, Page } from '@playwright/test';
import { dateInIndia } from '#kit/india/india-date.ts';
import { becomeCustomer, existingCustomer, nextEmail, password } from './customers.ts';
import { checkout, payByUpi } from './payments.ts';
import { draftQuotation, respond, sendQuotation, someLines } from './quotations.ts';
import { countedClicks, expect, expectWellMade, overwriting, signIn, test } from './support.ts';

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const accepting = { action: 'accept', description: 'I accept this quotation.' };
/** 23,922.04 rupees at two rates. */
const lines = [someLines[0], { ...someLines[1], gstPercent: 5 }];

test('an accepted quotation is paid by its addressee: the advance, then the rest, each with its invoice @phone', async ({
  page,
  playwright,
  baseURL,
  mailbox,
}) => {
  const office = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { email } = await existingCustomer(office, mailbox, { email: nextEmail('quoted') });
  // A word that is wider than a phone.
  const title = `${'sanketasthal'.repeat(4)} for a shop`;
  const { publicId } = await sendQuotation(office, { email, title, lines, depositPercent: 40 });
  await respond(office, mailbox, { publicId, email, ...accepting });
  await office.dispose();

  await becomeCustomer(page, { name: 'Somebody Else', address: nextEmail('stranger') });
  await page.goto(`/quotation/${publicId}`);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await expect(page.getByText('40% in advance, GST included')).toBeVisible();
  await expectWellMade(page);
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.getByText('Sign in with that address to pay it.')).toBeVisible();
  await expectWellMade(page);

  await page.context().clearCookies();
  await pay.click();
  await page.waitForURL(`**/login?next=${encodeURIComponent(`/quotation/${publicId}`)}`);
  await page.locator('main form[novalidate]').waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`**/quotation/${publicId}`);

  for (const [words, next] of [
    ['40% in advance, GST included', 'The remaining 60%, GST included'],
    ['The remaining 60%, GST included', 'This quotation is paid.'],
  ] as const) {
    await page.goto(`/quotation/${publicId}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(pay).toBeEnabled();
    await pay.click();
    await page.waitForURL('**/payment-pay/checkout/*');
    await payByUpi(page, 'success@razorpay');
    await page.waitForURL('**/success/*');
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Tax invoice/ })).toBeVisible();
    expect(await fits(page)).toBeLessThanOrEqual(0);
    await page.goto(`/quotation/${publicId}`);
    await expect(page.getByText(next)).toBeVisible();
  }
  await expect(pay).toBeHidden();
  await expectWellMade(page);

  await page.goto('/profile?tab=profilePaymentInfo');
  const mine = page.getByRole('region', { name: 'Quotations' });
  await expect(mine).toContainText('₹23,922.04');
  await expect(mine).toContainText('Paid');
  await expectWellMade(page);
  await mine.getByRole('link', { name: /^Open/ }).click();
  await page.waitForURL(`**/quotation/${publicId}`);
});

test('staff make an order of an accepted quotation and write down what came by bank', async ({
  page,
  playwright,
  baseURL,
  mailbox,
}) => {
  const email = nextEmail('by-bank');
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { id, publicId } = await sendQuotation(staff, { email, lines });
  await staff.dispose();
  await respond(page.request, mailbox, { publicId, email, ...accepting });
  await signIn(page, `/admin/quotations/${id}/show`);
  await page.getByRole('button', { name: 'Convert to order' }).click();
  await expect(page.getByText(`${email} is asked to pay.`)).toBeVisible();
  await expect
    .poll(async () => (await mailbox(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Your order QT-\d{6}$/));
  await expectWellMade(page);
  expect(await fits(page)).toBeLessThanOrEqual(0);
  // From the bank's receipt to the invoice in the mail: two presses, typing apart.
  const { click, count } = countedClicks();
  await click(page.getByRole('button', { name: 'Record a payment' }));
  const dialog = page.getByRole('dialog');
  const reference = `UTR${Date.now()}`;
  await dialog.getByLabel('UTR or number').fill(reference);
  await expectWellMade(page);
  await click(dialog.getByRole('button', { name: 'Record it' }));
  expect(count()).toBe(2);
  await expect(page.getByText('It is paid, and the invoice is on its way.')).toBeVisible();
  const money = page.getByRole('region', { name: 'Money' });
  await money.getByRole('link', { name: `Bank transfer ${reference}` }).click();
  await expect(page.getByRole('link', { name: /^Tax invoice NIR/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The quotation' })).toBeVisible();
  await expectWellMade(page);
  await expect
    .poll(async () => (await mailbox(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Thank you for your payment/));

  // The bank takes it back: who accepted it in this browser pays it again, on the page of its invoice.
  const payment = new URL(page.url()).pathname.split('/')[3];
  const returned = await page.request.post(`/staff/payments/${payment}/came-back`, {
    headers: { 'If-Match': '*' },
    data: { returnedOn: dateInIndia(new Date()), reason: 'Funds insufficient' },
  });
  expect(returned.status()).toBe(200);
  await page.goto(`/quotation/${publicId}`);
  await expect(page.getByText(/^Invoice NIR.*, to be paid again$/)).toBeVisible();
  await expectWellMade(page);
  const again = page.getByRole('button', { name: 'Pay ₹23,922.04' });
  await expect(again).toBeEnabled();
  await again.click();
  await page.waitForURL('**/invoice/*');
  await expect(page.getByRole('heading', { level: 1, name: /to pay$/ })).toBeVisible();
});

test('who accepted a quotation with a code pays it there, without an account; its page has a code for payment apps @phone', async ({
  page,
  playwright,
  baseURL,
  mailbox,
}) => {
  const office = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const email = nextEmail('proven');
  const { publicId } = await sendQuotation(office, { email, lines });
  await office.dispose();
  await respond(page.request, mailbox, { publicId, email, ...accepting });
  await page.goto(`/quotation/${publicId}`);
  const upi = () => page.getByRole('link', { name: 'Open a payment app' }).getAttribute('href');
  const first = new URLSearchParams((await upi())?.split('?')[1]);
  expect(first.get('am')).toMatch(/^\d+\.\d\d$/);
  await expect(page.getByRole('img', { name: /^Code to pay ₹.* by UPI$/ })).toBeVisible();
  await expectWellMade(page);
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await page.reload();
  const again = new URLSearchParams((await upi())?.split('?')[1]);
  expect(again.get('tr')).not.toBe(first.get('tr'));

  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await expect(pay).toBeEnabled();
  await pay.click();
  await page.waitForURL('**/pay/*');
  await expect(page.getByRole('heading', { level: 1, name: /to pay$/ })).toBeVisible();
  await expectWellMade(page);
  const online = page.getByRole('button', { name: /^Pay ₹.* online$/ });
  await expect(online).toBeEnabled();
  await online.click();
  await checkout(page).getByLabel('Phone').fill('9000000044');
  await checkout(page).getByLabel('E-mail').fill(email);
  await payByUpi(page, 'success@razorpay');
  await expect(page.getByText(/^We have received ₹/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing is due any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Read the quotation' }).click();
  await expect(page.getByText('This quotation is paid.')).toBeVisible();
  await expect.poll(async () => (await mailbox(email)).map(({ subject }) => subject).join()).toContain('Thank you for your payment'); // prettier-ignore
});

test('known by its mobile number alone, a quotation is accepted and, in another browser, paid after a code by SMS, which its browser fills in where it can @phone', async ({
  page,
  playwright,
  baseURL,
  mailbox,
}) => {
  const office = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const mobile = '9000000987';
  const { id } = await draftQuotation(office, { email: '', mobile, lines });
  const { publicId } = (await (await office.post(`/staff/quotations/${id}/hand-over`)).json()) as {
    publicId: string;
  };
  const undo = await sendSms(office);
  const texts = async () => (await mailbox(mobile)).map(({ text }) => text.match(/\b\d{6}\b/)?.[0] ?? '');
  const enterCode = async (count: number) => {
    await expect.poll(async () => (await texts()).length).toBe(count);
    await page.getByLabel('Digit 1 of 6').fill((await texts())[0] ?? '');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
  };
  const phone = await readingPhone(page);
  await page.goto(`/quotation-response/${publicId}?action=accept`);
  await page.getByRole('button', { name: 'Send to ******0987' }).click();
  const boxes = page.getByRole('group', { name: 'Your code' }).getByRole('textbox');
  await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.poll(async () => (await texts()).length).toBe(1);
  expect(await phone.asked()).toEqual([{ transport: ['sms'] }]);
  // Who begins to type is not disturbed any more, and nothing is said of it.
  await boxes.first().fill('7');
  await expect.poll(phone.isAwaiting).toBe(false);
  await boxes.first().fill('');
  await expect.poll(phone.isAwaiting).toBe(true);
  const code = (await texts())[0] ?? '';
  await phone.give(code);
  for (const [at, digit] of [...code].entries()) await expect(boxes.nth(at)).toHaveValue(digit);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('button', { name: 'Accept the quotation' }).click();
  await expect(page.getByText('Thank you for your response!')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/quotation/${publicId}`);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await expectWellMade(page);
  await enterCode(2);
  await page.waitForURL('**/pay/*');
  await expect(page.getByRole('heading', { level: 1, name: /to pay$/ })).toBeVisible();
  await undo();
  await office.dispose();
});

type Asked = { otp: unknown; signal: AbortSignal; give: (code: string) => void };
type Reading = { asked: Asked[] };

/** A page in a browser that reads codes out of SMS, which older ones cannot. */
async function readingPhone(page: Page) {
  await page.addInitScript(() => {
    const asked: Asked[] = [];
    const get = ({ otp, signal }: Pick<Asked, 'otp' | 'signal'>) =>
      new Promise((resolve, reject) => {
        asked.push({ otp, signal, give: (code) => resolve({ code }) });
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    Object.defineProperty(navigator, 'credentials', { value: { get } });
    Object.assign(window, { OTPCredential: Object, asked });
  });
  return {
    asked: () => page.evaluate(() => (window as unknown as Reading).asked.map(({ otp }) => otp)),
    isAwaiting: () =>
      page.evaluate(() => (window as unknown as Reading).asked.at(-1)?.signal.aborted === false),
    give: (code: string) =>
      page.evaluate((given) => (window as unknown as Reading).asked.at(-1)?.give(given), code),
  };
}

/** From now on SMS goes out: a registered sender is in the settings. @returns what takes it out again */
async function sendSms(office: APIRequestContext) {
  const at = '/staff/settings';
  const read = (await (await office.get(at)).json()) as { etag: string };
  const { etag: _etag, ...before } = read;
  const save = async (dlt: object) =>
    expect((await office.put(at, { data: { ...before, ...dlt }, headers: overwriting })).status()).toBe(200);
  await save({
    dltEntityId: '1101234567890123456',
    dltHeader: 'NIRMAN',
    dltCodeTemplateId: '1107123456789012345',
  });
  return () => save({});
}
