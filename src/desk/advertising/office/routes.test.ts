import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adSpend } from '../table.server.ts';
import type { Advertising, AdvertisingRow } from '../advertising.ts';
import { costPer } from '../confidence.ts';
import type { SpendGroup } from '../spend.ts';
import { tableIn, guessMapping, readSpend } from './spend-sheet.ts';
import { headerOf } from '#kit/office/sheet-columns.ts';
import { campaignsOf } from '#content/visits/campaign-key.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import type { Dashboard } from '#desk/dashboard/dashboard.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { paymentRefunds } from '#money/payments/refunds/table.server.ts';
import { paymentAttempts, paymentTransactions } from '#money/payments/table.server.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import { receipts } from '#money/receivables/table.server.ts';
import { openOffice } from '#office/test-office.ts';
import { EnquiryInput } from '#sales/leads/enquiries/enquiry-input.ts';
import { submitEnquiry } from '#sales/leads/enquiries/submit-enquiry.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Asha');
});
afterAll(() => office.close());

const today = dateInIndia(new Date());
const yesterday = addDays(today, -1);
const span = `from=${yesterday}&to=${today}`;

/** As Google Ads exports it: its name and span above, a sum below. */
const report = [
  ['Campaign report'],
  ['All time'],
  ['Day', 'Campaign', 'Campaign ID', 'Currency code', 'Cost', 'Impr.', 'Clicks'],
  [yesterday, 'Diwali Sale', '111', 'INR', '1,000.00', '9,000', '60'],
  [today, 'Diwali Sale', '111', 'INR', '500.00', '4,000', '30'],
  [today, 'Brand', '222', 'INR', '300.00', '900', '9'],
  ['--', 'Total: Account', '', 'INR', '1,800.00', '13,900', '99'],
];
function groupOf([columns = [], ...rows]: string[][], platform: 'google' | 'meta' = 'google'): SpendGroup {
  const sheet = tableIn({ fileName: 'report.csv', columns, rows, lines: rows.map((_, i) => i + 2) });
  const mapping = guessMapping(sheet.columns);
  const read = readSpend(sheet, mapping);
  return {
    platform,
    header: headerOf(sheet),
    mapping,
    dryRun: false,
    currency: read.currency,
    rows: read.rows,
  };
}
const reels = [
  ['Campaign name', 'Day', 'Amount spent (INR)', 'Impressions', 'Link clicks'],
  ['Reels', today, '600', '7000', '70'],
];
const outcomes = async (group: SpendGroup) => {
  const { status, body } = await owner<{ outcome: string }[]>('POST', '/advertising/import', group);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ outcome }) => outcome);
};
const read = async (model: 'first' | 'last') => {
  const { status, body } = await owner<Advertising>('GET', `/advertising?${span}&model=${model}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** What stands in a row, as the table of the hand-made sums has it. */
const figuresOf = (row: AdvertisingRow | undefined) =>
  row && [
    row.spendPaise,
    row.visits,
    row.leads,
    row.qualified,
    row.orders,
    row.revenuePaise,
    costPer(row.spendPaise, row.leads)?.paise ?? null,
    costPer(row.spendPaise, row.orders)?.paise ?? null,
  ];
const rowsOf = ({ rows }: Advertising) =>
  Object.fromEntries(rows.map((row) => [row.name || row.id, figuresOf(row)]));

test('an export that is taken in again changes nothing, a corrected one replaces its days; only rupees are taken in', async () => {
  const group = groupOf(report);
  expect(await outcomes({ ...group, dryRun: true })).toEqual(['new', 'new', 'new']);
  expect(await office.db.$count(adSpend)).toBe(0);
  expect(await outcomes(group)).toEqual(['new', 'new', 'new']);
  const before = await office.db.select().from(adSpend);
  expect(await outcomes(group)).toEqual(['same', 'same', 'same']);
  expect(await office.db.select().from(adSpend)).toEqual(before);
  expect((await read('last')).totals.spendPaise).toBe(1_800_00);
  const { body } = await owner('POST', '/advertising/mapping', { header: group.header });
  expect(body).toEqual({ mapping: group.mapping });

  const corrected = groupOf(report.with(4, [today, 'Diwali Sale', '111', 'INR', '450.00', '4,000', '30']));
  expect(await outcomes({ ...corrected, dryRun: true })).toEqual(['same', 'changed', 'same']);
  expect(await outcomes(corrected)).toEqual(['same', 'changed', 'same']);
  expect((await read('last')).totals.spendPaise).toBe(1_750_00);
  expect(await outcomes(group)).toEqual(['same', 'changed', 'same']);

  for (const [currency, said] of [
    ['USD', /not in rupees/],
    ['', /does not say its currency/],
  ] as const) {
    const refused = await owner('POST', '/advertising/import', { ...group, currency });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { currency: expect.stringMatching(said) as string } },
    });
  }
  const twice = await owner('POST', '/advertising/import', {
    ...group,
    rows: [...group.rows, group.rows[0]],
  } as SpendGroup);
  expect(twice).toMatchObject({ status: 422, body: { errors: { rows: expect.any(String) as string } } });
  expect(await outcomes(groupOf(reels, 'meta'))).toEqual(['new']);
});

const enquire = async (phone: string, attribution: object) => {
  const { id } = await submitEnquiry(
    { ...office.ctx, request: { ...office.ctx.request, ip: phone } },
    EnquiryInput.parse({
      form: 'contact', source: 'Contact Inquiry', name: 'Ravi Kale', phone, email: `V${phone}@Example.com`,
      service: 'Website Development', message: 'A shop', pageUrl: '/', attribution, raw: {},
    }),
  ); // prettier-ignore
  return id;
};
const pay = async (
  phone: string,
  paise: number,
  over: Partial<typeof paymentTransactions.$inferInsert> = {},
) => {
  const id = `txn_${v7()}`;
  const at = new Date();
  const order = anOrder();
  const buyer = { ...order.buyer, phone, email: `v${phone}@example.com` };
  await office.db.insert(paymentTransactions).values({
    id, createdAt: at, updatedAt: at, purpose: 'cart', subjectId: v7(), order: { ...order, buyer },
    totalPaise: paise, mode: 'sandbox', expiresAt: at, paidAt: at, status: 'paid', ...over,
  }); // prettier-ignore
  return id;
};

test('five leads and two sales make the cost per order of each campaign, by first and by last touch, and nothing is dropped', async () => {
  const event = { path: '/', name: '', device: 'phone', referrer: '', kind: 'page_view', entry: true, utmMedium: '' } as const; // prettier-ignore
  const seen = (times: number, click: '' | 'google' | 'meta', utmSource: string, utmCampaign: string) =>
    Array.from({ length: times }, () => ({ ...event, id: v7(), click, utmSource, utmCampaign }));
  await office.db
    .insert(visitEvents)
    .values([
      ...seen(3, 'google', 'google', 'Diwali Sale'),
      ...seen(1, 'google', '', '111'),
      ...seen(2, 'meta', '', ''),
      ...seen(1, '', 'newsletter', 'Spring'),
      ...seen(3, '', '', ''),
    ]);
  const qualified = await enquire('9000000001', { gclid: 'a1', utmCampaign: '111' });
  await enquire('9000000002', { utmSource: 'google', utmCampaign: 'diwali sale' });
  const twice = await enquire('9000000003', {
    utmSource: 'google', utmCampaign: 'Diwali Sale', lastUtmSource: 'fb', lastUtmCampaign: 'Reels', lastFbclid: 'f3',
  }); // prettier-ignore
  await enquire('9000000004', { utmSource: 'newsletter', utmCampaign: 'Spring' });
  await enquire('9000000005', {});
  await office.db.update(leads).set({ status: 'qualified' }).where(eq(leads.id, qualified));

  // The first sale: ₹5,000 of the first lead, known by its number, of which ₹1,000 went back; paid twice, once for nothing.
  const cart = await pay('9000000001', 5_000_00, { paidPaymentId: 'pay_1' });
  const at = new Date();
  for (const [gatewayPaymentId, amountPaise] of [
    ['pay_1', 1_000_00],
    ['pay_2', 5_000_00],
  ] as const) {
    await office.db.insert(paymentAttempts).values({
      gatewayPaymentId, transactionId: cart, createdAt: at, updatedAt: at, amountPaise: 5_000_00,
      currency: 'INR', status: 'captured', captured: true, refundedPaise: amountPaise, method: 'upi',
    }); // prettier-ignore
    await office.db.insert(paymentRefunds).values({
      id: v7(), transactionId: cart, gatewayPaymentId, createdAt: at, updatedAt: at, idempotencyKey: v7(),
      amountPaise, status: 'processed', reason: 'x',
    }); // prettier-ignore
  }
  // The second: ₹2,000 for a quotation of the third lead, paid by somebody else.
  const quotationId = v7();
  await office.db.insert(quotations).values({
    id: quotationId, publicId: v7(), leadId: twice, status: 'paid', title: 'x', name: 'x', company: '', gstin: '',
    mobile: '', email: '', intro: '', terms: '', validUntil: today, lines: [], netPaise: 0, gstPaise: 0,
    totalPaise: 2_000_00,
  }); // prettier-ignore
  await pay('9000000099', 2_000_00, { purpose: 'quotation', subjectId: quotationId });
  // What the bank brought for an invoice of the second lead is money, and no order; a stranger's order has no campaign.
  const buyerId = v7();
  await office.db.insert(buyers).values({
    id: buyerId, name: 'x', company: '', gstin: '', address: '', pincode: '', stateCode: '27', country: '',
    isZone: false, mobile: '', email: 'v9000000002@example.com',
  }); // prettier-ignore
  const came = { createdAt: at, buyerId, receivedOn: today, method: 'bank', amountPaise: 800_00 } as const;
  await office.db.insert(receipts).values([
    { ...came, id: v7(), reference: 'UTR1' },
    // Another buyer's, and written down for that one since.
    { ...came, id: v7(), reference: 'UTR2', misbooked: true, returnedOn: today },
  ]);
  await pay('9000000077', 700_00);

  // Spend, visits, leads, qualified, orders, revenue, cost per lead, cost per order.
  const brand = [300_00, 0, 0, 0, 0, 0, null, null];
  const click = [null, 2, 0, 0, 0, 0, null, null];
  const spring = [null, 1, 1, 0, 0, 0, null, null];
  const first = await read('first');
  expect(rowsOf(first)).toEqual({
    'Diwali Sale': [1_500_00, 4, 3, 1, 2, 6_800_00, 500_00, 750_00],
    Reels: [600_00, 0, 0, 0, 0, 0, null, null],
    Brand: brand,
    'meta/': click,
    spring,
  });
  const last = await read('last');
  expect(rowsOf(last)).toEqual({
    'Diwali Sale': [1_500_00, 4, 2, 1, 1, 4_800_00, 750_00, 1_500_00],
    Reels: [600_00, 0, 1, 0, 1, 2_000_00, 600_00, 600_00],
    Brand: brand,
    'meta/': click,
    spring,
  });
  const { body } = await owner<{ now: Dashboard }>('GET', `/dashboard?${span}`);
  const { money, funnel, leads: received } = body.now;
  for (const { none, totals, others } of [first, last]) {
    expect(none).toEqual({ visits: 3, leads: 1, qualified: 0, orders: 1, revenuePaise: 700_00 });
    expect(others.count).toBe(0);
    expect(totals).toEqual({
      visits: funnel?.visits,
      leads: received?.received,
      qualified: 1,
      orders: money?.orders,
      revenuePaise: (money?.receivedPaise ?? 0) - (money?.refundedPaise ?? 0),
      spendPaise: 2_400_00,
    });
  }
  const csv = await owner<string>('GET', `/advertising/export.csv?${span}&model=first`);
  expect(csv.body.split('\r\n').find((line) => line.includes('Diwali'))).toBe(
    'Google Ads,Diwali Sale,1500.00,4,3,1,2,6800.00,75.0,30.1,95.4,33.3,6.1,79.2,500.00,171.13,2487.76,yes,750.00,207.73,6678.14,yes',
  );
  expect(csv.body).toContain('No campaign known');

  // A touch of ninety-one days ago brought nobody any more; one of ten days ago is the first.
  const touch = { bodyHash: '', pageUrl: '', userAgent: '', ip: '', raw: {}, leadId: qualified };
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await office.db.insert(leadTouches).values([
    { ...touch, id: v7(), at: ago(91), campaign: 'google/brand', lastCampaign: 'google/brand' },
    { ...touch, id: v7(), at: ago(10), campaign: 'meta/reels', lastCampaign: 'meta/reels' },
  ]);
  expect(rowsOf(await read('first'))).toMatchObject({
    'Diwali Sale': [1_500_00, 4, 3, 1, 1, 2_800_00, 500_00, 1_500_00],
    Reels: [600_00, 0, 0, 0, 1, 4_000_00, null, 600_00],
    Brand: brand,
  });
  expect(rowsOf(await read('last'))).toEqual(rowsOf(last));
});

test('staff say whose campaign it is that visits call otherwise, and take it back', async () => {
  const { campaigns } = await read('last');
  const brand = campaigns.find(({ name }) => name === 'Brand')?.id ?? '';
  const key = 'newsletter/spring';
  expect((await owner('PUT', '/advertising/words', { key, campaignId: brand })).status).toBe(204);
  const named = await read('last');
  expect(rowsOf(named)).toMatchObject({ Brand: [300_00, 1, 1, 0, 0, 0, 300_00, null] });
  expect(rowsOf(named)).not.toHaveProperty('spring');
  expect(named.words).toEqual([{ key, campaignId: brand }]);
  await owner('PUT', '/advertising/words', { key, campaignId: null });
  expect(rowsOf(await read('last'))).toHaveProperty('spring');
  expect((await owner('PUT', '/advertising/words', { key, campaignId: v7() })).status).toBe(404);

  // A campaign that is renamed keeps its id, and what was made with its old name still leads to it.
  const renamed = groupOf([
    ...report.slice(0, 3),
    [today, 'Festival', '111', 'INR', '500.00', '4,000', '30'],
  ]);
  expect(await outcomes(renamed)).toEqual(['same']);
  expect(rowsOf(await read('last'))).toMatchObject({
    Festival: [1_500_00, 4, 2, 1, 1, 4_800_00, 750_00, 1_500_00],
  });
});

test('enquiries from before are given the campaigns that they would have today', async () => {
  const migration = readFileSync('drizzle/0033_advertising.sql', 'utf8');
  const update = migration
    .split('--> statement-breakpoint')
    .find((one) => one.includes('UPDATE "lead_touches"'));
  const [lead] = await office.db.select({ id: leads.id }).from(leads).limit(1);
  const touch = { bodyHash: '', pageUrl: '', userAgent: '', ip: '', leadId: lead?.id ?? '', at: new Date() };
  const marks = [
    { utmSource: 'Facebook', utmCampaign: ' Diwali   “Sale” – ₹999 | दिवाली' },
    { gclid: 'abc', utmCampaign: '111' },
    { utmSource: 'a/b' },
    { utmCampaign: "Asha's & Co. (new)" },
    { fbclid: 'f', utmSource: 'google' },
    { landingPage: 'https://agency.example/' },
  ];
  const rows = marks.map((attribution) => ({ ...touch, id: v7(), raw: { attribution } }));
  await office.db.insert(leadTouches).values([...rows, { ...touch, id: v7(), raw: { attribution: null } }]);
  await office.db.execute(sql.raw(update ?? ''));
  for (const { id, raw } of rows) {
    const [kept] = await office.db.select().from(leadTouches).where(eq(leadTouches.id, id));
    const { first, last } = campaignsOf(raw.attribution);
    expect(kept).toMatchObject({ campaign: first, lastCampaign: last });
  }
});

test('what is paid under a number that a merged lead gave up was brought by what had brought that person', async () => {
  const brought = await enquire('9000000011', { utmSource: 'newsletter', utmCampaign: 'Merged' });
  const into = await enquire('9000000012', {});
  expect((await owner('POST', `/leads/${brought}/merge`, { intoId: into })).status).toBe(204);
  await pay('9000000011', 900_00);
  await pay('9000000012', 100_00);
  expect(rowsOf(await read('first')).merged).toMatchObject([null, 0, 1, 0, 2, 1_000_00, null, null]);
});
