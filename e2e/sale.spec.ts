import { existingCustomer, nextEmail } from './customers.ts';
import { payByUpi } from './payments.ts';
import { respond } from './quotations.ts';
import { enquire } from './enquiries.ts';
import { expect, signIn, test } from './support.ts';

test('a sale from the first enquiry to the invoice: assigned, called, quoted, countered, accepted, paid', async ({
  browser,
  baseURL,
  page: office,
  mailbox,
}) => {
  test.slow();
  const email = nextEmail('whole-sale');
  const name = 'Saleha Sample';
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enquire(visitor.request, { name, mobile: '9000047001', email, message: 'A shop.' });

  // The office finds it under Today, takes it and calls.
  await signIn(office);
  await office.getByRole('link', { name, exact: true }).click();
  await office.getByLabel('Assigned to').click();
  await office.getByRole('option', { name: 'Owner' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: 'Assigned to Owner' })).toBeVisible();
  // No program here takes calls: the browser would complain.
  await office
    .getByRole('link', { name: 'Call 90000 47001' })
    .evaluate((there: HTMLAnchorElement) => there.removeAttribute('href'));
  await office.getByText('Call 90000 47001').click();
  await office
    .getByRole('region', { name: 'How did the call go?' })
    .getByRole('button', { name: 'Spoke' })
    .click();
  await expect(office.getByRole('listitem').filter({ hasText: 'New → Contacted' })).toBeVisible();
  const lead = office.url();

  // A quotation of 24,108 rupees, written from the lead.
  await office.getByRole('link', { name: 'New quotation' }).click();
  await office.getByLabel('What for').fill('A shop on the web');
  await office.getByLabel('State', { exact: true }).click();
  await office.getByRole('option', { name: 'Maharashtra' }).click();
  await office.getByRole('combobox', { name: 'Service' }).fill('Website');
  await office.getByLabel('SAC').fill('998314');
  await office.getByLabel('Price (₹)').fill('20430.51');
  await expect(office.getByText('Total ₹24,108')).toBeVisible();
  await office.getByRole('button', { name: 'Save' }).click();
  const send = async () => {
    await office.getByRole('button', { name: 'Send', exact: true }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('Sent.', { exact: true })).toBeVisible();
  };
  await send();
  const sentTo = async (nth: number) => {
    const ids = async () =>
      (await mailbox(email))
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .flatMap(({ text }) => /\/quotation\/([0-9a-f]{32})/.exec(text)?.[1] ?? [])
        .filter((id, i, all) => all.indexOf(id) === i);
    await expect.poll(async () => (await ids()).length).toBeGreaterThanOrEqual(nth);
    return (await ids())[nth - 1] ?? '';
  };

  // The visitor wants it for less; the office agrees, and nobody is asked for another code.
  const counter = { action: 'counter', description: 'A little less, please.', counter_total: 20_000 };
  await respond(visitor.request, mailbox, { publicId: await sentTo(1), email, ...counter });
  await office.getByRole('button', { name: 'Accept the counter-offer' }).click();
  await office.getByRole('button', { name: 'Accept it' }).click();
  await expect(office.getByText(/-R2 · ₹20,000$/)).toBeVisible();

  // Signed in with the same address, paid.
  const publicId = await sentTo(2);
  const everyCode = async (to: string) =>
    (await mailbox(to)).filter(
      ({ subject }) => subject !== 'Your code for the quotation' && /code/i.test(subject),
    );
  await existingCustomer(visitor.request, everyCode, { email, fullName: name });
  await visitor.goto(`/login?next=${encodeURIComponent(`/quotation/${publicId}`)}`);
  await visitor.waitForURL(`**/quotation/${publicId}`);
  const pay = visitor.getByRole('button', { name: 'Pay ₹20,000' });
  await expect(pay).toBeEnabled();
  await pay.click();
  await visitor.waitForURL('**/payment-pay/checkout/*');
  await payByUpi(visitor, 'success@razorpay');
  await visitor.waitForURL('**/success/*');
  await expect(visitor.getByRole('link', { name: /^Tax invoice TST/ })).toBeVisible();

  // The lead tells the whole story, and the invoice is in the books.
  await office.goto(lead);
  await expect(office.getByRole('listitem').filter({ hasText: '₹20,000 came for' })).toBeVisible();
  await office.goto('/admin/invoices');
  await expect(office.getByRole('listitem').filter({ hasText: name })).toContainText('₹20,000');
  await visitor.context().close();
});
