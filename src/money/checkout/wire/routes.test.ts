import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { gstRates } from '#catalogue/gst/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { fulfil } from '#money/payments/fulfil.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';
import { aLead } from '#office/test-office.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { serveSandbox } from '#sandbox/serve.ts';

const keys = {
  keyId: 'rzp_test_sandbox0000002',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};
let site: Accounts;
let sandbox: Awaited<ReturnType<typeof serveSandbox>>;
beforeAll(async () => {
  sandbox = await serveSandbox({
    ...keys,
    port: 0,
    journalFile: null,
    webhookUrl: 'http://localhost:3000/payment-pay/webhook',
    controlToken: null,
    line: { fetch: async () => new Response(null, { status: 503 }) },
  });
  site = await openAccounts({
    SANDBOX_URL: sandbox.url,
    SANDBOX_KEY_ID: keys.keyId,
    SANDBOX_KEY_SECRET: keys.keySecret,
    SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
  });
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

type Said = {
  checkoutPageUrl: string;
  transaction_id: string;
  message: string;
  errors?: Record<string, string>;
};
type Customer = Awaited<ReturnType<Accounts['customer']>>;

/** The payload of the checkout page, with whatever a tampered one would say. */
const payload = (who: Customer, more: object = {}) => ({
  user_id: who.id,
  user_phone: 'Ravi Kale',
  transaction_id: `11${Math.floor(Math.random() * 1e9)}`,
  amount: 1,
  currency: 'INR',
  payment_mode: 'Online',
  item: [],
  phone: '+91 90000 00041',
  user_email: who.email,
  gst: '',
  duration: '3y',
  ...more,
});
const order = (who: Customer, more: object = {}) =>
  who<Said>('POST', '/payment-pay/create-order', payload(who, more));

async function customerWith(email: string, titles: string[]) {
  const who = await site.customer(email);
  const offered = await site.db.select().from(benefits);
  for (const title of titles)
    await who('POST', '/cart', { item_id: offered.find((benefit) => benefit.title === title)?.id });
  await bill(who);
  return who;
}
const bill = (who: Customer, more: object = {}) =>
  who('POST', '/user-address', {
    location_user: 'Office',
    new_address: '12 Example Lane',
    city: 'Bengaluru',
    pincode: '560001',
    ...more,
  });
const begun = (who: Customer) =>
  site.db.select().from(paymentTransactions).where(eq(paymentTransactions.customerId, who.id));

test('the order is priced by the server from its own cart, whatever amount and items are sent', async () => {
  const asha = await customerWith('asha-order@example.com', ['GST invoices', 'Online ordering']);
  const { status, body } = await order(asha, { transaction_id: '11123456789', amount: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({
    checkoutPageUrl: `http://localhost:3000/payment-pay/checkout/${body.transaction_id}`,
    transaction_id: expect.stringMatching(/^txn_[0-9a-f]{32}$/),
  });
  const row = await readTransaction(site.ctx, body.transaction_id);
  expect(row.totalPaise).toBe(886_180);
  expect(row.clientReference).toBe('11123456789');
  expect(row.order).toMatchObject({
    lines: [
      { kind: 'benefit', title: 'GST invoices', quantity: 1, months: 36, amountPaise: 249_500 },
      { kind: 'benefit', title: 'Online ordering', quantity: 1, months: 36, amountPaise: 501_500 },
    ],
    gst: { mode: 'exclusive', percent: 18, taxablePaise: 751_000, gstPaise: 135_180 },
    buyer: {
      name: 'Ravi Kale',
      email: 'asha-order@example.com',
      phone: '9000000041',
      gstin: '',
      address: '12 Example Lane, Bengaluru',
      pincode: '560001',
      stateCode: '29',
    },
  });
  const atGateway = await fetch(`${sandbox.url}/v1/orders/${row.gatewayOrderId}`, {
    headers: { Authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` },
  });
  expect(await atGateway.json()).toMatchObject({ amount: 886_180, currency: 'INR', receipt: row.id });
});

test('twenty clicks leave one open payment; a changed cart takes its place; the old order stays as it was', async () => {
  const bina = await customerWith('bina-order@example.com', ['Daily backup']);
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(bina)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.transaction_id)).size).toBe(1);
  expect(await begun(bina)).toHaveLength(1);
  const shorter = await order(bina, { duration: '1m' });
  expect(shorter.status).toBe(200);
  const rows = await begun(bina);
  expect(rows.map(({ status, totalPaise }) => [status, totalPaise]).toSorted()).toEqual([
    ['cancelled', 145_730],
    ['pending', 5_782],
  ]);
});

test('a price or rate that changes after the order begins does not change it', async () => {
  const chitra = await customerWith('chitra-order@example.com', ['Stock keeping']);
  const { body } = await order(chitra, { duration: '1m' });
  await site.db.update(benefits).set({ pricePaise: 99_900 }).where(eq(benefits.title, 'Stock keeping'));
  await site.db.update(gstRates).set({ percent: 28 });
  expect((await readTransaction(site.ctx, body.transaction_id)).totalPaise).toBe(15_222);
  // The next order costs what is true then.
  const next = await order(chitra, { duration: '1m' });
  expect((await readTransaction(site.ctx, next.body.transaction_id)).totalPaise).toBe(127_872);
  await site.db.update(gstRates).set({ percent: 18 });
});

test('an empty cart, a wrong duration, phone, GSTIN or address begin nothing', async () => {
  const deepa = await site.customer('deepa-order@example.com');
  expect(await order(deepa)).toMatchObject({ status: 422, body: { message: 'Your cart is empty.' } });
  const esha = await customerWith('esha-order@example.com', ['Daily backup']);
  const refused = async (more: object) => {
    const { status, body } = await order(esha, more);
    expect(status).toBe(422);
    return body.errors;
  };
  expect(await refused({ phone: '' })).toEqual({ phone: 'Mobile number is required' });
  expect(await refused({ phone: '90000' })).toEqual({ phone: 'Phone number must be 10 digits long' });
  expect(await refused({ gst: '27ABC' })).toEqual({ gst: 'This is not a valid GST number' });
  for (const duration of ['10y', '', '0', '-1'])
    expect(await refused({ duration })).toEqual({ duration: 'Choose how long to pay ahead' });
  const foreign = '00000000-0000-7000-8000-000000000000';
  expect(await refused({ address_id: foreign })).toEqual({ address_id: 'Choose one of your addresses' });
  expect(await refused({ transaction_id: 'a|b' })).toEqual({ transaction_id: 'Send letters and digits' });
  expect(await begun(esha)).toEqual([]);
  expect((await site.browser()('POST', '/payment-pay/create-order', payload(esha))).status).toBe(401);
});

test('the GSTIN decides the place of supply; what is no longer on offer is not ordered', async () => {
  const farah = await customerWith('farah-order@example.com', ['Delivery slots', 'Monthly report']);
  await site.db.update(benefits).set({ status: 'Inactive' }).where(eq(benefits.title, 'Monthly report'));
  const { body } = await order(farah, { gst: '29aagcb7383j1z4' });
  const row = await readTransaction(site.ctx, body.transaction_id);
  expect(row.order.buyer).toMatchObject({ gstin: '29AAGCB7383J1Z4', stateCode: '29' });
  expect(row.order.lines.map(({ title }) => title)).toEqual(['Delivery slots']);
});

test('without a billing address nothing is ordered: its state decides the tax, and outranks its PIN code', async () => {
  const jaya = await site.customer('jaya-order@example.com');
  const offered = await site.db.select().from(benefits);
  const item = offered.find(({ title }) => title === 'Daily backup');
  await jaya('POST', '/cart', { item_id: item?.id });
  expect(await order(jaya)).toMatchObject({
    status: 422,
    body: { errors: { address_id: 'Add a billing address: its state decides the tax.' } },
  });
  expect(await begun(jaya)).toEqual([]);
  // Bought in Karnataka, by somebody whose post comes through Hosur in Tamil Nadu.
  await bill(jaya, { pincode: '635109', state_code: '29' });
  const { body } = await order(jaya);
  const buyer = async () => (await readTransaction(site.ctx, body.transaction_id)).order.buyer;
  const billed = await buyer();
  expect(billed).toMatchObject({ pincode: '635109', stateCode: '29' });
  // An order keeps the address that it was made with, whatever becomes of that.
  const [own] = (await jaya<{ id: string }[]>('GET', `/user-address/${jaya.id}`)).body;
  expect((await jaya('DELETE', `/user-address/${jaya.id}/${own?.id}`)).status).toBe(200);
  expect(await buyer()).toEqual(billed);
});

test('the company’s registered name stands beside its GST number; our own number is nobody else’s', async () => {
  const kavi = await customerWith('kavi-order@example.com', ['Daily backup']);
  const gst = '29AAGCB7383J1Z4';
  const facts = { email: 'x', phone: '9000000041', gst, company: 'Kavi Silks Private Limited' };
  expect((await kavi('PUT', `/user-register/api/google-update/${kavi.id}`, facts)).status).toBe(200);
  expect((await kavi('GET', '/account/company')).body).toEqual({ company: facts.company });
  const company = await order(kavi, { gst });
  expect((await readTransaction(site.ctx, company.body.transaction_id)).order.buyer).toMatchObject({
    name: 'Kavi Silks Private Limited',
    gstin: gst,
  });
  const person = await order(kavi);
  expect((await readTransaction(site.ctx, person.body.transaction_id)).order.buyer.name).toBe('Ravi Kale');
  const { gstin: ours } = await readSettings(site.ctx);
  const refused = { status: 422, body: { errors: { gst: 'This is our own GST number. Enter yours.' } } };
  expect(await order(kavi, { gst: ours })).toMatchObject(refused);
  const update = { ...facts, gst: ours };
  expect(await kavi('PUT', `/user-register/api/google-update/${kavi.id}`, update)).toMatchObject(refused);
});

test('without a GST number of ours no GST is charged, and the list of rates says so', async () => {
  const lata = await customerWith('lata-order@example.com', ['Daily backup']);
  const agency = await readSettings(site.ctx);
  const registeredAs = (gstin: string) =>
    site.db
      .update(settings)
      .set({ value: { ...agency, gstin } })
      .where(eq(settings.key, 'site'));
  await registeredAs('');
  const rates = await lata<{ data: { price: number }[] }>('GET', '/gst');
  expect(rates.body.data.map(({ price }) => price)).toEqual([0]);
  const { body } = await order(lata);
  const { order: frozen } = await readTransaction(site.ctx, body.transaction_id);
  await registeredAs(agency.gstin);
  expect(frozen).toMatchObject({
    totalPaise: 123_500,
    gst: { percent: 0, taxablePaise: 123_500, gstPaise: 0 },
  });
});

test("one's own payments are listed, without those that were given up, and nobody else's", async () => {
  const hema = await customerWith('hema-order@example.com', ['Daily backup']);
  await order(hema);
  const { body } = await order(hema, { duration: '1m' });
  const list = await hema<{ data: object[] }>('GET', `/payment-pay/orders/${hema.code}`);
  expect(list.body.data).toEqual([
    expect.objectContaining({
      transaction_id: body.transaction_id,
      user_phone: 'Ravi Kale',
      amount: 5_782,
      status: 'pending',
    }),
  ]);
  const ira = await site.customer('ira-order@example.com');
  expect((await ira('GET', `/payment-pay/orders/${hema.id}`)).status).toBe(404);
  expect((await site.browser()('GET', `/payment-pay/orders/${hema.id}`)).status).toBe(401);
});

test('the cart is cleared when the payment is captured, and the open leads of its buyer are won', async () => {
  const gita = await customerWith('gita-order@example.com', ['Daily backup']);
  const known = [
    aLead({ phone: '9000000041', email: '' }),
    // Forms keep an address as it was typed; an account has it in small letters.
    aLead({ phone: '', phoneComplete: false, email: gita.email.toUpperCase(), status: 'proposal' }),
    aLead({ phone: '9000000042', email: '' }),
  ];
  await site.db.insert(leads).values(known);
  const { body } = await order(gita);
  await fulfil(site.ctx, await readTransaction(site.ctx, body.transaction_id));
  expect(await site.db.select().from(cartItems).where(eq(cartItems.customerId, gita.id))).toEqual([]);
  const found = await site.db.select().from(leads).orderBy(leads.id);
  expect(found.map(({ status }) => status)).toEqual(['won', 'won', 'new']);
  const [step] = await site.db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, known[0]?.id ?? ''));
  const reason = expect.stringMatching(/^₹[\d,.]+ came for Daily backup$/) as string;
  expect(step).toMatchObject({
    staffName: 'Payment',
    data: { from: 'new', to: 'won', rule: 'paid', reason },
  });
});
