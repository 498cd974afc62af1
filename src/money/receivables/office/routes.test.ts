import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { seedBookings } from '#sample/bookings.ts';
import { demoSite } from '#sample/demo-site.ts';
import { addDays } from '#kit/india/india-date.ts';
import { quarterOf } from '../tds.ts';
import { openOffice } from '#office/test-office.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Made = { id: string; number: string };
type Errors = { errors: Record<string, string> };

let office: Office;
let accounts: Awaited<ReturnType<Office['as']>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
  await seedBookings(office.db);
  accounts = await office.as('accounts');
});
afterAll(() => office.close());

const aBuyer = {
  name: 'Kabir Sample',
  company: 'Sample Travels',
  email: 'Accounts@Example.com',
  address: '4 Lake Road, Pune',
  stateCode: '27',
};
const aLine = { title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 5_000_000, gstPercent: 18 };
const draftFor = (buyerId: string, over: object = {}) => ({ buyerId, lines: [aLine], dueDays: 15, ...over });
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

test('a retainer from the first word to the last rupee', async () => {
  const { id: buyerId } = (await accounts<Made>('POST', '/buyers', aBuyer)).body;
  const sums = await accounts('POST', '/invoice-drafts/price', {
    buyerId,
    supply: 'ordinary',
    pricesInclude: false,
    lines: [aLine],
  });
  expect(sums.body).toMatchObject({
    placeOfSupply: '27',
    totals: { cgstPaise: 450_000, totalPaise: 5_900_000 },
  });
  const { id } = (await accounts<Made>('POST', '/invoice-drafts', draftFor(buyerId))).body;
  expect(
    await accounts('PUT', `/invoice-drafts/${id}`, draftFor(buyerId, { note: 'Thank you' })),
  ).toMatchObject({
    status: 200,
    body: { note: 'Thank you', totalPaise: 5_900_000 },
  });
  expect((await accounts('GET', '/invoice-drafts')).body).toMatchObject({
    data: [{ id, buyerName: 'Sample Travels', what: 'Retainer' }],
  });
  const pdf = await office.app.request(`/staff/invoice-drafts/${id}/pdf`, {
    headers: { Cookie: accounts.cookie },
  });
  const { text } = await extractText(await getDocumentProxy(await pdf.arrayBuffer()), { mergePages: true });
  expect(text).toContain('DRAFT – not a tax invoice');
  const { body: proforma } = await accounts<Made>('POST', `/invoice-drafts/${id}/proforma`, {});
  expect(proforma.number).toMatch(/\/P00001$/);
  expect((await accounts('GET', `/invoices/${proforma.id}`)).body).toMatchObject({
    kind: 'proforma',
    owed: null,
  });
  expect((await accounts('GET', '/receivables')).body).toMatchObject({ data: [] });
  const { body: invoice } = await accounts<Made>('POST', `/invoice-drafts/${id}/issue`, {});
  expect(invoice.number).toMatch(/^NIR\/\d\d-\d\d\/000001$/);
  expect(office.enqueued.at(-1)).toMatchObject({
    name: 'invoice-mail',
    payloads: [{ invoiceId: invoice.id }],
  });
  expect(await accounts('POST', `/invoice-drafts/${id}/issue`, {})).toMatchObject({ status: 404 });

  expect((await accounts('GET', '/receivables')).body).toMatchObject({
    data: [{ id: invoice.id, number: invoice.number, daysLate: -15, openPaise: 5_900_000 }],
    nextCursor: null,
  });
  expect(
    await accounts('PUT', `/receivables/${invoice.id}/promise`, { promisedOn: '2999-01-01' }),
  ).toMatchObject({
    status: 204,
  });
  const receipt = {
    buyerId,
    receivedOn: today(),
    method: 'upi',
    reference: 'utr 1',
    amountPaise: 6_000_000,
    invoices: [
      { invoiceId: invoice.id, amountPaise: 5_400_000, tdsPaise: 500_000, tdsRuleId: 'professional' },
    ],
  };
  expect(await accounts<Errors>('POST', '/receipts', receipt)).toMatchObject({
    status: 422,
    body: { errors: { reference: expect.any(String) } },
  });
  expect(await accounts('POST', '/receipts', { ...receipt, reference: 'utr1' })).toMatchObject({
    status: 201,
  });
  expect((await accounts('GET', `/invoices/${invoice.id}`)).body).toMatchObject({
    owed: { openPaise: 0, promisedOn: '2999-01-01', advancePaise: 600_000 },
    settlements: [
      { kind: 'money', amountPaise: 5_400_000, reference: 'UTR1', staffName: 'accounts' },
      { kind: 'tds', amountPaise: 500_000, keptBack: { section: '393(1) 6(iii)', isOdd: false } },
    ],
  });
  const { body: account } = await accounts<{ advances: { id: string; voucherNumber: string }[] }>(
    'GET',
    `/buyers/${buyerId}/account`,
  );
  expect(account).toMatchObject({ openPaise: 0, advancePaise: 600_000 });
  expect(account.advances[0]?.voucherNumber).toMatch(/A00001$/);
  const { body: next } = await accounts<Made>('POST', '/invoice-drafts', draftFor(buyerId));
  const { body: second } = await accounts<Made>('POST', `/invoice-drafts/${next.id}/issue`, { byHand: true });
  expect((await accounts('GET', `/invoices/${second.id}`)).body).toMatchObject({
    owed: { openPaise: 5_300_000 },
  });
  expect(
    await accounts('POST', `/receivables/${second.id}/write-off`, {
      amountPaise: 300_000,
      reason: 'Bank charges',
    }),
  ).toMatchObject({ status: 204 });
  const note = { amountPaise: 5_600_000, reason: 'cancelled' };
  expect(await accounts('POST', `/invoices/${second.id}/notes`, note)).toMatchObject({ status: 201 });
  expect((await accounts('GET', `/invoices/${second.id}`)).body).toMatchObject({
    owed: { openPaise: 0, advancePaise: 600_000 },
    notes: [{ kind: 'credit-note', totalPaise: 5_600_000 }],
  });
  expect((await accounts('GET', '/receivables/sums')).body).toMatchObject({ totalPaise: 0 });
  const quarter = encodeURIComponent(quarterOf(today()));
  type Kept = { data: { id: string; seenOn: string | null }[] };
  const kept = async (query: string) =>
    (await accounts<Kept>('GET', `/kept-back?quarter=${quarter}${query}`)).body.data;
  const [tax] = await kept('&seen=no');
  expect(tax).toMatchObject({ kind: 'tds', amountPaise: 500_000, number: invoice.number, seenOn: null });
  expect(await accounts('PUT', `/kept-back/${tax?.id}/seen`, { seen: true })).toMatchObject({ status: 204 });
  expect([await kept('&seen=no'), await kept('&kind=gst-tds')]).toEqual([[], []]);
  expect((await kept('&seen=yes'))[0]?.seenOn).toBe(today());
  expect((await accounts('GET', `/kept-back/sums?quarter=${quarter}`)).body).toEqual([
    { kind: 'tds', paise: 500_000, seenPaise: 500_000, gst: null },
    { kind: 'gst-tds', paise: 0, seenPaise: 0, gst: { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 } },
  ]);
  expect(await accounts('PUT', `/kept-back/${invoice.id}/seen`, { seen: true })).toMatchObject({
    status: 404,
  });
  const statement = await office.app.request(
    `/staff/buyers/${buyerId}/statement.pdf?from=${today()}&to=${today()}`,
    { headers: { Cookie: accounts.cookie } },
  );
  const printed = await extractText(await getDocumentProxy(await statement.arrayBuffer()), {
    mergePages: true,
  });
  for (const words of [
    'Statement of account',
    'Sample Travels',
    `Invoice ${invoice.number}`,
    'Money received UTR1 −₹60,000.00',
    'Paid in advance on',
    '₹6,000.00',
  ])
    expect(printed.text).toContain(words);
  expect(
    await accounts('GET', `/buyers/${buyerId}/statement.pdf?from=2027-01-02&to=2027-01-01`),
  ).toMatchObject({
    status: 422,
  });
  const deeds = await office.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, second.id));
  expect(deeds.length).toBeGreaterThanOrEqual(3);
});

test('what an invoice must show is asked for before it is issued, every fault by its name', async () => {
  const refused = async (buyer: Record<string, unknown>, draft: object) => {
    const { body } = await accounts<Made>('POST', '/buyers', buyer);
    const { body: made } = await accounts<Made>('POST', '/invoice-drafts', draftFor(body.id, draft));
    const answer = await accounts<Errors>('POST', `/invoice-drafts/${made.id}/issue`, {});
    expect(answer.status).toBe(422);
    return Object.keys(answer.body.errors);
  };
  expect(await refused({ name: 'A' }, {})).toEqual(['address', 'stateCode']);
  expect(await refused({ name: 'A', gstin: '27AAPFU0939F1ZV' }, { lines: [] })).toEqual([
    'lines',
    'address',
    'company',
  ]);
  expect(await refused({ name: 'A', address: 'x', country: 'Nepal' }, {})).toEqual(['supply']);
  expect(await refused({ name: 'A', address: 'x' }, { supply: 'export-with-tax' })).toEqual(['country']);
  expect(await refused({ ...aBuyer, isZone: true }, {})).toEqual(['supply']);
  expect(await refused(aBuyer, { lines: [{ ...aLine, unitPaise: 0 }] })).toEqual(['lines']);
  for (const [line, field] of [
    [{ kind: 'pure-agent' }, 'lines.0.proof'],
    [{ quantity: 0 }, 'lines.0.quantity'],
    [{ quantity: 1.005 }, 'lines.0.quantity'],
    [{ discountPaise: 5_000_001 }, 'lines.0.discountPaise'],
    [{ sac: '99' }, 'lines.0.sac'],
  ] as const)
    expect(
      await accounts(
        'POST',
        '/invoice-drafts',
        draftFor('019ab000-0000-7000-8000-000000000000', { lines: [{ ...aLine, ...line }] }),
      ),
    ).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
});

test('who owes for how long: pages by key, by age and by name', async () => {
  const { id: buyerId } = (await accounts<Made>('POST', '/buyers', { ...aBuyer, company: 'Late Traders' }))
    .body;
  for (const dueDays of [0, 10, 5]) {
    const { body } = await accounts<Made>('POST', '/invoice-drafts', draftFor(buyerId, { dueDays }));
    await accounts('POST', `/invoice-drafts/${body.id}/issue`, { byHand: true });
  }
  type Page = { data: { id: string; daysLate: number }[]; nextCursor: string | null };
  const page = async (query: string) => (await accounts<Page>('GET', `/receivables?q=Late&${query}`)).body;
  const first = await page('perPage=2');
  expect(first.data.map(({ daysLate }) => daysLate)).toEqual([0, -5]);
  const rest = await page(`perPage=2&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ data: [{ daysLate: -10 }], nextCursor: null });
  // A word that every document has, beside one that few have, in either order.
  for (const q of ['late+accounts', 'accounts+late']) {
    const { body } = await accounts<{ data: { buyerName: string }[] }>('GET', `/invoices?q=${q}`);
    expect(body.data.map(({ buyerName }) => buyerName)).toEqual(Array(3).fill('Late Traders'));
  }
  expect((await accounts('GET', '/invoices?q=late+nobodyatall')).body).toMatchObject({ data: [] });
  expect((await page('age=0-30')).data).toHaveLength(1);
  expect((await page('age=not-due')).data).toHaveLength(2);
  expect((await accounts('GET', '/receivables/sums')).body).toMatchObject({
    totalPaise: 17_700_000,
    ages: [
      { age: 'not-due', paise: 11_800_000, count: 2 },
      { age: '0-30', paise: 5_900_000, count: 1 },
      { age: '31-60', count: 0 },
      { age: '61-90', count: 0 },
      { age: '90+', count: 0 },
    ],
  });
});

test('a buyer is kept apart by its GST number, and stays as long as something was written for it', async () => {
  const gstin = '29AAGCB7383J1Z4';
  const { body } = await accounts<Made>('POST', '/buyers', { ...aBuyer, gstin, stateCode: '29' });
  const again = { ...aBuyer, gstin };
  expect(await accounts('POST', '/buyers', again)).toMatchObject({
    status: 422,
    body: { errors: { gstin: expect.any(String) } },
  });
  expect(await accounts('POST', '/buyers', { ...aBuyer, gstin: demoSite.gstin })).toMatchObject({
    status: 422,
  });
  expect((await accounts('GET', '/buyers?q=29AAG')).body).toMatchObject({
    data: [{ id: body.id, email: 'accounts@example.com' }],
  });
  const { body: draft } = await accounts<Made>('POST', '/invoice-drafts', draftFor(body.id));
  expect(await accounts('DELETE', `/buyers/${body.id}`)).toMatchObject({ status: 409 });
  expect(await accounts('DELETE', `/invoice-drafts/${draft.id}`)).toMatchObject({ status: 204 });
  expect(await accounts('DELETE', `/buyers/${body.id}`)).toMatchObject({ status: 204 });
  expect(await accounts('GET', `/buyers/${body.id}`)).toMatchObject({ status: 404 });
});

test('a government buyer keeps GST back, and no income tax: no section is asked for', async () => {
  const { id: buyerId } = (await accounts<Made>('POST', '/buyers', { ...aBuyer, company: 'Public Works' }))
    .body;
  const { body: draft } = await accounts<Made>('POST', '/invoice-drafts', draftFor(buyerId));
  const { body: invoice } = await accounts<Made>('POST', `/invoice-drafts/${draft.id}/issue`, {
    byHand: true,
    useAdvances: false,
  });
  const receipt = {
    buyerId,
    receivedOn: today(),
    method: 'bank',
    reference: 'UTRGOV1',
    amountPaise: 5_800_000,
    invoices: [
      {
        invoiceId: invoice.id,
        amountPaise: 5_800_000,
        tdsPaise: 0,
        tdsRuleId: '',
        gstTdsPaise: 100_000,
      },
    ],
  };
  expect(await accounts('POST', '/receipts', receipt)).toMatchObject({ status: 201 });
  expect((await accounts('GET', `/invoices/${invoice.id}`)).body).toMatchObject({
    owed: { openPaise: 0 },
    settlements: [
      { kind: 'money', amountPaise: 5_800_000 },
      { kind: 'gst-tds', amountPaise: 100_000, keptBack: { section: '51', percent: 2, isOdd: false } },
    ],
  });
});

test('money for a month that was taken for filing is written down by somebody who says that the accountant knows', async () => {
  const { id: buyerId } = (await accounts<Made>('POST', '/buyers', { ...aBuyer, company: 'Early Payers' }))
    .body;
  const earlier = addDays(`${today().slice(0, 7)}-01`, -1);
  expect(await accounts('GET', `/gst-returns/${earlier.slice(0, 7)}/portal.json`)).toMatchObject({
    status: 200,
  });
  const receipt = {
    buyerId,
    receivedOn: earlier,
    method: 'bank',
    reference: 'UTREARLY1',
    amountPaise: 118_000,
    invoices: [],
  };
  expect(await accounts('POST', '/receipts', receipt)).toMatchObject({
    status: 409,
    body: { code: 'not_acknowledged', message: expect.stringContaining(earlier.slice(0, 7)) },
  });
  expect(await accounts('POST', '/receipts', { ...receipt, acknowledged: true })).toMatchObject({
    status: 201,
  });
});

test('an e-invoice is held until the portal’s answer is brought back, and cancelled by a call within a day', async () => {
  await office.db
    .update(settings)
    .set({ value: { ...demoSite, eInvoiceFrom: '2020-01-01' } })
    .where(eq(settings.key, 'site'));
  const business = {
    ...aBuyer,
    company: 'Sample Works',
    gstin: '27AAPFU0939F2ZU',
    address: '4 Lake Road, Pune',
  };
  const { id: buyerId } = (await accounts<Made>('POST', '/buyers', { ...business, pincode: '411001' })).body;
  const { body: draft } = await accounts<Made>('POST', '/invoice-drafts', draftFor(buyerId));
  const { body: invoice } = await accounts<Made>('POST', `/invoice-drafts/${draft.id}/issue`, {});
  const isMailed = () =>
    office.enqueued.some(
      ({ name, payloads }) =>
        name === 'invoice-mail' &&
        payloads.some((one) => (one as { invoiceId?: string }).invoiceId === invoice.id),
    );
  expect(isMailed()).toBe(false);
  expect(await accounts('POST', `/invoices/${invoice.id}/resend`)).toMatchObject({ status: 409 });
  const { body: files } = await accounts<{ DocDtls: { No: string } }[]>(
    'GET',
    `/invoices/${invoice.id}/inv-01.json`,
  );
  expect(files[0]).toMatchObject({ Version: '1.1', DocDtls: { Typ: 'INV', No: invoice.number } });
  const irn = 'c3'.repeat(32);
  const data = {
    SellerGstin: demoSite.gstin,
    BuyerGstin: business.gstin,
    DocNo: invoice.number,
    DocTyp: 'INV',
    TotInvVal: 59_000,
    Irn: irn,
  };
  const now = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  const answer = JSON.stringify({
    Status: 1,
    Data: {
      AckNo: 112610098765432,
      AckDt: `${now.slice(0, 10)} ${now.slice(11, 19)}`,
      Irn: irn,
      SignedInvoice: 'x',
      SignedQRCode: new UnsecuredJWT({ data: JSON.stringify(data), iss: 'NIC' }).encode(),
      Status: 'ACT',
    },
  });
  expect(await accounts('POST', `/invoices/${invoice.id}/irn`, { answer })).toMatchObject({ status: 204 });
  expect(isMailed()).toBe(true);
  const cancel = { reason: 'Wrong buyer' };
  expect(await accounts('POST', `/invoices/${invoice.id}/irn-cancellation`, cancel)).toMatchObject({
    status: 204,
  });
  expect((await accounts('GET', `/invoices/${invoice.id}`)).body).toMatchObject({
    owed: { openPaise: 0 },
    eInvoice: { state: 'cancelled', irn },
  });
  await office.db.update(settings).set({ value: demoSite }).where(eq(settings.key, 'site'));
});
