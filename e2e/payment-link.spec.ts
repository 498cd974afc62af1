import type { Page } from '@playwright/test';
import { owner } from '../scripts/lib/app-server.ts';
import { nextEmail } from './customers.ts';
import { payByUpi } from './payments.ts';
import {
  asOverPlainHttp,
  countedClicks,
  expect,
  expectFits,
  expectWellMade,
  pauseClock,
  signIn,
  test,
} from './support.ts';
import { expectUncovered } from './uncovered.ts';

/** A buyer with an owed invoice of ₹59,000. */
async function owed(page: Page, email: string, company: string) {
  await page.request.post('/staff/session', { data: owner });
  const made = async (path: string, data: object) =>
    (await (await page.request.post(`/staff${path}`, { data })).json()) as { id: string; number: string };
  const { id: buyerId } = await made('/buyers', {
    name: 'Lata Sample',
    company,
    email,
    mobile: '9820011223',
    address: '4 Lake Road, Pune',
    stateCode: '27',
  });
  const lines = [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 5_000_000, gstPercent: 18 }];
  const draft = await made('/invoice-drafts', { buyerId, lines, dueDays: 15 });
  return made(`/invoice-drafts/${draft.id}/issue`, {});
}

test('a payment link goes out in three clicks, is paid in two parts without an account, and is revoked', async ({
  page,
  browser,
  mailbox,
}) => {
  const email = nextEmail('asked');
  const company = `Asked Prints ${Date.now()}`;
  const invoice = await owed(page, email, company);
  await asOverPlainHttp(page);
  await signIn(page, '/admin/receivables');
  const { click, count } = countedClicks();
  await click(page.getByRole('link', { name: new RegExp(company) }));
  await click(page.getByRole('button', { name: 'Payment link' }));
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send' });
  const unreached = dialog.getByText('The server cannot be reached.');
  // The first try does not arrive; of the second, which asks for something else, the answer is lost.
  const keys: (string | undefined)[] = [];
  await page.route('**/staff/payment-links', async (route) => {
    const tries = keys.push(route.request().headers()['idempotency-key']);
    if (tries === 1) await route.abort();
    else if (tries === 2) await route.fetch();
    else await route.continue();
  });
  await send.click();
  await expect(unreached).toBeVisible();
  await dialog.getByLabel('Part payments allowed').check();
  await expectWellMade(page);
  await pauseClock(page);
  const arrived = page.waitForRequest('**/staff/payment-links');
  await send.click();
  await arrived;
  await expect(send).toBeDisabled();
  await page.clock.runFor(60_000);
  await expect(send).toBeEnabled();
  await page.clock.resume();
  await click(send);
  const link = dialog.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/\/pay\/[\w-]{54}$/);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[1]).not.toBe(keys[0]);
  const links = await page.request.get('/staff/payment-links?perPage=100');
  const { data } = (await links.json()) as { data: { number: string }[] };
  expect(data.filter(({ number }) => number === invoice.number)).toHaveLength(1);
  expect(count()).toBeLessThanOrEqual(3);
  await dialog.getByRole('button', { name: /^Copy/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Copied/ })).toBeFocused();
  const url = await link.inputValue();
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/919820011223\\?text=.*${encodeURIComponent(url)}`),
  );
  await expect(dialog.getByRole('link', { name: 'SMS from this phone' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:\\+919820011223\\?body=.*${encodeURIComponent(url)}`),
  );
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const mailed = async () => (await mailbox(email)).find(({ text }) => text.includes(url))?.subject;
  await expect.poll(mailed).toContain('Your link to pay ₹59,000');

  // Whoever has the link: another browser, a phone, no account.
  const theirs = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const payer = await theirs.newPage();
  await payer.goto(url);
  await expect(payer.getByRole('heading', { level: 1, name: '₹59,000 to pay' })).toBeVisible();
  await expect(payer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectWellMade(payer);
  await expectUncovered(payer);
  await expectFits(payer);
  const amount = payer.getByLabel('Amount in rupees');
  const pay = payer.getByRole('button', { name: /^Pay ₹[\d,]+ online$/ });
  await expect(pay).toBeEnabled();
  await amount.fill('99999999');
  await pay.click();
  await expect(payer.getByText('₹59,000 is due')).toBeVisible();
  await amount.fill('20,000');
  // The button bears the sum that is typed.
  await expect(pay).toHaveText('Pay ₹20,000 online');
  await pay.click();
  await payByUpi(payer, 'success@razorpay');
  await payer.waitForURL('**/pay/*?payment=*');
  await expect(payer.getByText('We have received ₹20,000. Thank you.')).toBeVisible();
  await expect(payer.getByRole('heading', { level: 1, name: '₹39,000 to pay' })).toBeVisible();
  await expectWellMade(payer);
  await expect(amount).toHaveValue('39000');
  await expect(payer.getByText('Already settled')).toBeVisible();
  await expect(pay).toBeEnabled();
  await pay.click();
  await payByUpi(payer, 'success@razorpay');
  await expect(payer.getByRole('heading', { level: 1, name: 'Nothing is due any more' })).toBeVisible();
  await expectWellMade(payer);

  await page.goto(`/admin/invoices/${invoice.id}/show`);
  await expect(page.getByText('Settled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Revoke its page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Its page has a new address.')).toBeVisible();
  await page.goto('/admin/payment-links');
  await expect(page.getByRole('listitem').filter({ hasText: company })).toContainText('Paid');
  await expectWellMade(page);
  await expectFits(page);
  await theirs.close();
});

test('staff ask for an amount, revoke the link, and whoever opens it is told so @phone', async ({
  page,
  browser,
}) => {
  const company = `Asked Twice ${Date.now()}`;
  await owed(page, nextEmail('amount'), company);
  await signIn(page, '/admin/payment-links');
  await page.getByRole('button', { name: 'Ask for an amount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Buyer').fill(company);
  await page.getByRole('option', { name: new RegExp(company) }).click();
  await dialog.getByLabel('What for').fill('Photographs');
  await dialog.getByLabel('Amount in rupees, GST included').fill('2500');
  await expectWellMade(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: company });
  await expect(row).toContainText('₹2,500');
  await expectWellMade(page);
  await expectFits(page);

  const theirs = await browser.newContext({ serviceWorkers: 'block' });
  const payer = await theirs.newPage();
  await payer.goto(url);
  await expect(payer.getByRole('button', { name: 'Pay ₹2,500 online' })).toBeEnabled();
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await payer.getByRole('button', { name: 'Pay ₹2,500 online' }).click();
  await expect(payer.getByText('This link cannot be paid any more.')).toBeVisible();
  await payer.reload();
  await expect(payer.getByRole('heading', { level: 1, name: 'This link was withdrawn' })).toBeVisible();
  await expectWellMade(payer);
  expect((await payer.request.get(`${url}A`)).status()).toBe(404);
  await theirs.close();
});

test('a browser without scripts pays on the page of the payment service, and comes back to the link’s own', async ({
  page,
  browser,
}) => {
  const { id: invoiceId } = await owed(page, nextEmail('plain'), `Plain Prints ${Date.now()}`);
  const data = { of: 'invoice', invoiceId, amountPaise: 1_000_000, byMail: false };
  const { url } = (await (await page.request.post('/staff/payment-links', { data })).json()) as {
    url: string;
  };
  const theirs = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  const payer = await theirs.newPage();
  await payer.goto(url);
  await payer.getByRole('button', { name: 'Pay without scripts' }).click();
  await payer.getByRole('link', { name: 'Continue to the payment service' }).click();
  await payer.getByRole('button', { name: 'Failure' }).click();
  await expect(payer.getByText('You can try again.')).toBeVisible();
  await payer.getByRole('button', { name: 'Success' }).click();
  await expect(payer.getByText('We have received ₹10,000. Thank you.')).toBeVisible();
  await expect(payer.getByRole('heading', { level: 1, name: 'Nothing is due any more' })).toBeVisible();
  await theirs.close();
});
