import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { freeDay, nextPhone } from './bookings.ts';
import { column, happened, openBoard } from './leads.ts';
import { freshAddress, proveWho } from './quotations.ts';
import { payByUpi } from './payments.ts';
import { asOverPlainHttp, countedClicks, expect, signIn, test } from './support.ts';

type Bill = { id: string; number: string; totalPaise: number };

/** Like `24/11/2026`. */
const dayInIndia = () =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format();

test('one deal from the call to the last rupee: the lead, the forecast, what is owed, the return and the books say the same', async ({
  page: office,
  browser,
  site,
  mailbox,
}) => {
  test.slow();
  const mobile = nextPhone();
  const email = freshAddress();
  const name = `Onedeal ${mobile}`;
  const company = `Onedeal Mills ${mobile}`;
  const gstin = '27BBBBB0000B1ZT';
  const asked = async <T>(path: string) => (await (await office.request.get(`/staff${path}`)).json()) as T;
  // As their screens say it, on a tab of their own.
  const screens = await office.context().newPage();
  const rupeesIn = async (path: string, words: RegExp) => {
    await screens.goto(path);
    const said = screens.getByText(words).or(screens.getByText('No lead is open.')).first();
    await expect(said).toBeVisible();
    const [, rupees = '0'] = words.exec((await said.textContent()) ?? '') ?? [];
    return Math.round(Number(rupees.replaceAll(',', '')) * 100);
  };
  const hoped = () => rupeesIn('/admin/dashboard', /expected of ₹([\d,.]+) that is open/);
  const owed = () => rupeesIn('/admin/receivables', /^₹([\d,.]+) is owed$/);

  // Somebody calls: a lead by hand, and a consultation.
  await asOverPlainHttp(office);
  await signIn(office, '/admin/leads');
  const before = { hoped: await hoped(), owed: await owed() };
  const item = { title: `Web shop ${mobile}`, description: '', sac: '998314', unit: 'piece', gstPercent: 18, pricePaise: 5_000_000, status: 'Active' }; // prettier-ignore
  expect((await office.request.post('/staff/price-items', { data: item })).status()).toBe(201);
  await office.getByRole('link', { name: 'New lead' }).click();
  await expect(office.getByLabel('Phone')).toBeFocused();
  await office.keyboard.type(mobile);
  await office.getByLabel('Name', { exact: true }).fill(name);
  await office.getByRole('button', { name: 'Save the lead' }).click();
  await expect(office.getByRole('heading', { name })).toBeVisible();
  const lead = new URL(office.url()).pathname;
  await office.getByRole('button', { name: 'Book for them' }).click();
  const booking = office.getByRole('dialog', { name: `Book a consultation for ${name}` });
  await booking.getByLabel('When (IST)').fill(`${await freeDay(office.request, 17)}T11:30`);
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(happened(office, 'New → Contacted')).toBeVisible();

  // A quotation from the price list, countered by line, accepted as it stands.
  await office.getByRole('link', { name: 'New quotation' }).click();
  await office.getByLabel('What for').fill('A shop on the web');
  await office.getByLabel('Company').fill(company);
  await office.getByLabel('E-mail').fill(email);
  await office.getByLabel('GST number').fill(gstin);
  await office.getByLabel('Billing address').fill('4 Mill Road, Mumbai');
  await office.getByRole('combobox', { name: 'Service' }).fill(item.title);
  await office.getByRole('option', { name: item.title }).click();
  await expect(office.getByText('Total ₹59,000')).toBeVisible();
  await office.getByRole('button', { name: 'Save' }).click();
  await office.getByRole('button', { name: 'Send', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(office.getByText('Sent.', { exact: true })).toBeVisible();
  const publicId = async () =>
    (await mailbox(email)).map(({ text }) => /\/quotation\/([0-9a-f]{32})/.exec(text)?.[1]).find(Boolean) ??
    '';
  await expect.poll(publicId).not.toBe('');
  expect(await hoped()).toBe(before.hoped + 5_900_000);
  const payer = await (await browser.newContext({ baseURL: site, serviceWorkers: 'block' })).newPage();
  await payer.goto(`/quotation-response/${await publicId()}?action=counter`);
  await proveWho(payer, mailbox, email);
  await payer.getByRole('radio', { name: 'Line by line' }).check();
  await payer.getByLabel('Price of one').fill('45000');
  await payer.getByLabel('What should change?').fill('Nine tenths of it.');
  await payer.getByRole('button', { name: 'Send the counter-offer' }).click();
  await expect(payer.getByText('Thank you for your response!')).toBeVisible();
  await office.getByRole('button', { name: 'Accept the counter-offer' }).click();
  await office.getByRole('button', { name: 'Accept it' }).click();
  await expect(office.getByText(/-R2 · ₹53,100$/)).toBeVisible();

  // Two parts: forty and sixty per cent of ₹53,100.
  const milestones = office.getByRole('region', { name: 'Milestones' });
  await milestones.getByRole('button', { name: 'Bill it in milestones' }).click();
  const plan = office.getByRole('dialog', { name: 'Bill it in milestones' });
  await plan.getByRole('button', { name: 'Remove part 3' }).click();
  await plan.getByLabel('Percent').first().fill('40');
  await plan.getByLabel('Percent').last().fill('60');
  await plan.getByRole('button', { name: 'Plan' }).click();
  const issue = async (nth: number) => {
    await milestones
      .getByRole('button', { name: /^Met, issue/ })
      .first()
      .click();
    await office.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
    await expect(milestones.getByRole('link', { name: /^NIR/ })).toHaveCount(nth);
  };
  await issue(1);
  await issue(2);
  const { data: bills } = await asked<{ data: Bill[] }>(`/invoices?q=${encodeURIComponent(company)}`);
  const [first, second] = bills.toSorted((a, b) => a.totalPaise - b.totalPaise);
  expect([first?.totalPaise, second?.totalPaise]).toEqual([2_124_000, 3_186_000]);

  expect(await owed()).toBe(before.owed + 5_310_000);
  await office.goto(`/admin/receivables?filter=${encodeURIComponent(JSON.stringify({ q: company }))}`);
  await expect(office.getByRole('link', { name: company })).toHaveCount(2);

  // The first by the code on its page, less income tax: the line of the bank books it.
  const mailed = async () =>
    (await mailbox(email))
      .filter(({ text }) => text.includes(first?.number ?? ''))
      .map(({ text }) => /\S+(\/invoice\/[\w-]+)/.exec(text)?.[1])
      .find(Boolean) ?? '';
  await expect.poll(mailed).not.toBe('');
  await payer.goto(await mailed());
  await expect(payer.getByRole('img', { name: 'Code to pay ₹21,240 by UPI' })).toBeVisible();
  const utr = String(Date.now()).slice(-12);
  await payer.getByLabel('UTR').fill(utr);
  await payer.getByRole('button', { name: 'Tell us' }).click();
  await expect(payer.getByText(utr)).toBeVisible();
  const statement = `Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n${dayInIndia()},UPI-${company.toUpperCase()},${utr},,"19,440.00"\n`;
  await office.goto('/admin/bank-transactions');
  await office.getByRole('link', { name: 'Import a statement' }).click();
  await office.getByLabel('CSV file').setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }); // prettier-ignore
  await office.getByRole('button', { name: 'Check 1 line' }).click();
  await office.getByRole('button', { name: 'Import 1 line' }).click();
  await office.getByRole('link', { name: 'Match them' }).click();
  const line = office.getByRole('listitem').filter({ hasText: utr });
  await expect(line).toContainText('₹1,800 kept back as 10% TDS');
  const { click, count } = countedClicks();
  await click(line.getByRole('button', { name: `Book it on ${first?.number}` }));
  await click(office.getByRole('dialog').getByRole('button', { name: 'Record it' }));
  await expect(line).toBeHidden();
  // From the bank's line to the money on the invoice.
  expect(count()).toBe(2);

  // The second by a payment link.
  await office.goto(`/admin/invoices/${second?.id}/show`);
  await office.getByRole('button', { name: 'Payment link' }).click();
  const asking = office.getByRole('dialog');
  await asking.getByRole('button', { name: 'Send' }).click();
  await payer.goto(await asking.getByLabel('Link', { exact: true }).inputValue());
  await payer.getByRole('button', { name: 'Pay ₹31,860 online' }).click();
  await payByUpi(payer, 'success@razorpay');
  await expect(payer.getByRole('heading', { level: 1, name: 'Nothing is due any more' })).toBeVisible();
  await payer.context().close();

  // Won, with this value, and out of the forecast; nothing is owed.
  await openBoard(office, mobile);
  // What others have won stands there until the words have been looked for.
  await expect(column(office, 'Won').getByRole('group')).toHaveText([/₹53,100/]);
  await office.goto(lead);
  await expect(happened(office, /→ Won/)).toBeVisible();
  expect({ hoped: await hoped(), owed: await owed() }).toEqual(before);
  await office.goto(`/admin/receivables?filter=${encodeURIComponent(JSON.stringify({ q: company }))}`);
  await expect(office.getByText('Nobody owes anything here.')).toBeVisible();
  await office.goto('/admin/kept-back');
  await expect(office.getByRole('listitem').filter({ hasText: company })).toContainText('₹1,800');

  // The return and the books name the same two documents and sums.
  const month = dayInIndia().split('/').toReversed().slice(0, 2).join('-');
  await office.goto(`/admin/gst-returns?month=${month}`);
  for (const [bill, taxable] of [
    [first, '₹18,000'],
    [second, '₹27,000'],
  ] as const)
    await expect(office.getByRole('row', { name: new RegExp(`^${bill?.number}`) }).first()).toContainText(
      new RegExp(`${gstin}.*${taxable}`),
    );
  await office.goto(`/admin/books?month=${month}`);
  const [zip] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('link', { name: 'Tally (XML)' }).click(),
  ]);
  const tally = unzipSync(new Uint8Array(readFileSync(await zip.path())));
  const vouchers = strFromU8(tally[`2-vouchers-${month}.xml`] ?? new Uint8Array()).split('</VOUCHER>');
  for (const bill of bills)
    expect(vouchers.find((voucher) => voucher.includes(bill.number))).toContain(
      (bill.totalPaise / 100).toFixed(2),
    );
});
