import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admissions } from '../table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { projects } from '#sales/projects/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { aYearAfter } from '#money/payments/wire/test-shop.ts';
import { openPlans, type Begun, type Plans } from './test-plans.ts';

let shop: Plans;
beforeAll(async () => {
  shop = await openPlans();
});
afterAll(() => shop.close());

test('an admission is answered with an order for the printed price; paid, its plan runs for its months', async () => {
  const asha = await shop.customer('asha@example.com');
  const asked = aLead({ phone: '9000000031', service: 'Website Development', status: 'qualified' });
  const other = aLead({ phone: '9000000031', service: 'Google Ads' });
  await shop.db.insert(leads).values([asked, other]);
  const begun = await shop.begin(asha, { transaction_id: '11123' });
  expect(begun).toMatchObject({
    amount: 1_409_900,
    key: 'rzp_test_sandbox0000001',
    checkout_script_url: expect.stringMatching(/\/v1\/checkout\.js$/),
    order_id: expect.stringMatching(/^order_/),
  });
  const [row] = await shop.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.id, begun.transaction_id));
  expect(row).toMatchObject({
    clientReference: '11123',
    order: {
      purpose: 'admission',
      gst: { mode: 'inclusive', percent: 18, taxablePaise: 1_194_831, gstPaise: 215_069 },
      buyer: { stateCode: '27', pincode: '400078' },
    },
  });
  // Nobody has tried to pay: no record, so the plan picker stands.
  expect(await shop.feesOf(asha)).toEqual([]);

  const receipt = await shop.pay(begun.order_id);
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = receipt;
  const signed = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  expect(await shop.claim(asha, begun.transaction_id, signed)).toMatchObject({
    isError: false,
    status: 'Paid',
  });
  // What they had asked for before is sold.
  const sold = await shop.db.select({ id: leads.id }).from(leads).where(eq(leads.status, 'won'));
  expect(sold).toEqual([{ id: asked.id }]);
  expect(await shop.claim(asha, begun.transaction_id, signed)).toMatchObject({
    isError: false,
    status: 'Paid',
  });
  expect(await shop.feesOf(asha)).toMatchObject([
    {
      transaction_id: begun.transaction_id,
      status: 'Paid',
      amount: 14_099,
      duration: 12,
      student: 'Ravi Kale',
      razorpay_payment_id,
      currency: 'INR',
      fee: 0,
    },
  ]);
  const now = await shop.stand(asha);
  const [from, until] = [new Date(now.active_from ?? ''), new Date(now.active_until ?? '')];
  expect(now.status).toBe('Active');
  expect(until).toEqual(aYearAfter(from));

  // Renewing begins where the running plan ends.
  const again = await shop.begin(asha, { pricing_plan: JSON.stringify(shop.plan('Website, 1 Month')) });
  expect(again.amount).toBe(199_900);
  await shop.pay(again.order_id);
  await shop.until(again.transaction_id, 'paid');
  expect((await shop.stand(asha)).active_from).toBe(now.active_until);
});

test('a plan that is sold abroad costs the same and bears IGST; a state of ours says more than a mistyped country', async () => {
  const sold = async (email: string, fields: Record<string, string>) => {
    const visit = await shop.customer(email);
    const begun = await shop.begin(visit, fields);
    await shop.pay(begun.order_id);
    await shop.until(begun.transaction_id, 'paid');
    const [invoice] = await shop.db
      .select({ content: invoices.content })
      .from(invoices)
      .where(eq(invoices.transactionId, begun.transaction_id));
    const { supply = 'ordinary', placeOfSupply, buyer, totals } = invoice?.content ?? {};
    return { supply, placeOfSupply, country: buyer?.country, totals };
  };
  expect(
    await sold('dubai@example.com', { country: 'United Arab Emirates', state: '', pincode: '' }),
  ).toMatchObject({
    supply: 'export-with-tax',
    placeOfSupply: '96',
    country: 'United Arab Emirates',
    totals: { igstPaise: 215_070, cgstPaise: 0, sgstPaise: 0, totalPaise: 1_409_900 },
  });
  for (const [i, country] of ['Idnia', 'india', ''].entries())
    expect(await sold(`pune${i}@example.com`, { country })).toMatchObject({
      supply: 'ordinary',
      placeOfSupply: '27',
      totals: { igstPaise: 0, totalPaise: 1_409_900 },
    });
});

test('the record of a payment tells what of it went back, by a refund and besides', async () => {
  const pia = await shop.customer('pia.back@example.com');
  const paid = async () => {
    const begun = await shop.begin(pia);
    await shop.pay(begun.order_id);
    await shop.until(begun.transaction_id, 'paid');
    return begun.transaction_id;
  };
  await shop.giveBack(await paid());
  expect(await shop.feesOf(pia)).toMatchObject([
    { status: 'Refunded', amount: 14_099, refunded: 14_099, returned: 0 },
  ]);
  const returnedOn = dateInIndia(shop.ctx.now());
  await returnPayment(shop.office, { transactionId: await paid(), returnedOn, reason: 'Disputed' });
  expect(await shop.feesOf(pia)).toMatchObject([
    { status: 'Paid', amount: 14_099, refunded: 0, returned: 14_099 },
    { status: 'Refunded' },
  ]);
});

test('a claim is not money: without a signature, with a forged one, or for another order nothing is paid', async () => {
  const bina = await shop.customer('bina@example.com');
  const other = await shop.customer('other@example.com');
  const begun = await shop.begin(bina);
  expect(await shop.claim(bina, begun.transaction_id)).toMatchObject({ isError: true, status: 'Failed' });
  expect(await shop.claim(bina, begun.transaction_id, { status: 'Failed' })).toMatchObject({
    isError: false,
  });
  const forged = {
    razorpay_payment_id: 'pay_00000000000001',
    razorpay_order_id: begun.order_id,
    razorpay_signature: '0'.repeat(64),
  };
  expect(await shop.claim(bina, begun.transaction_id, forged)).toMatchObject({ isError: true });
  const foreign = await other('POST', '/feespay', { transaction_id: begun.transaction_id });
  expect(foreign.status).toBe(404);
  expect((await other('GET', `/feespay/${bina.id}`)).status).toBe(404);
  expect((await shop.browser()('GET', `/feespay/${bina.id}`)).status).toBe(401);
  expect(await shop.stand(bina)).toMatchObject({ status: 'Pending' });
});

test('a claim of a client that knows the specified fields alone counts by what the provider says', async () => {
  const gauri = await shop.customer('literal@example.com');
  const begun = await shop.begin(gauri);
  const { razorpay_payment_id } = await shop.pay(begun.order_id);
  // Its own id comes with the claim for the first time, and no signature does.
  const literal = {
    pricing: 'Website, 1 Year',
    duration: 12,
    student: 'Gauri',
    user_id: gauri.id,
    razorpay_payment_id,
  };
  expect(await shop.claim(gauri, '11987654321', literal)).toMatchObject({ isError: false, status: 'Paid' });
  expect(await shop.stand(gauri)).toMatchObject({ status: 'Active' });
  const hiral = await shop.customer('literal-too@example.com');
  expect((await hiral('POST', '/feespay', { ...literal, transaction_id: '11987' })).status).toBe(404);
  await shop.begin(hiral);
  expect(await shop.claim(hiral, '11987', literal)).toMatchObject({ isError: true, status: 'Failed' });
  expect(await shop.stand(hiral)).toMatchObject({ status: 'Pending' });
});

test('a payment that failed is a record, the admission waits, and the next try pays the same order', async () => {
  const chitra = await shop.customer('chitra@example.com');
  const begun = await shop.begin(chitra);
  await shop.pay(begun.order_id, { outcome: 'failure' });
  expect(await shop.claim(chitra, begun.transaction_id, { status: 'Failed' })).toMatchObject({
    status: 'Failed',
  });
  expect(await shop.feesOf(chitra)).toMatchObject([
    { status: 'Failed', last_error: expect.stringMatching(/./) },
  ]);
  expect(await shop.stand(chitra)).toMatchObject({ status: 'Pending' });
  const plan = JSON.stringify({ id: shop.plan('Website, 1 Year').id, sell_price: 1 });
  const again = await chitra<Begun>('POST', '/admission/orders', { pricing_plan: plan });
  expect(again.body).toMatchObject({ order_id: begun.order_id, amount: 1_409_900 });
  // Another plan takes the place of the first order.
  const dearer = { pricing_plan: JSON.stringify({ id: shop.plan('Website, 3 Years').id }) };
  const changed = await chitra<Begun>('POST', '/admission/orders', dearer);
  expect(changed.body.amount).toBe(2_410_800);
  expect((await chitra('POST', '/admission/orders', { pricing_plan: '' })).body).toMatchObject({
    errors: { pricing_plan: 'Please select a pricing plan' },
  });
});

test('money that is on its way keeps the admission as it is', async () => {
  const deepa = await shop.customer('deepa@example.com');
  const begun = await shop.begin(deepa);
  await shop.db
    .update(paymentTransactions)
    .set({ status: 'authorized' })
    .where(eq(paymentTransactions.id, begun.transaction_id));
  expect(await shop.feesOf(deepa)).toMatchObject([{ status: 'Authorized' }]);
  const refused = { status: 409, body: { message: 'Your admission is under process.' } };
  expect(await deepa('POST', '/admission', shop.form())).toMatchObject(refused);
  const plan = { pricing_plan: JSON.stringify(shop.plan('Website, 1 Month')) };
  expect((await deepa('POST', '/admission/orders', plan)).status).toBe(409);
});

test('what is paid is what is begun: a dearer plan that was chosen after the checkout was opened is not had for its price', async () => {
  const zoya = await shop.customer('zoya@example.com');
  const month = await shop.begin(zoya, { pricing_plan: JSON.stringify(shop.plan('Website, 1 Month')) });
  const dear = { pricing_plan: JSON.stringify(shop.plan('Website, 1 Year')), coupon_code: 'NOSUCH' };
  expect((await zoya('POST', '/admission', shop.form(dear))).status).toBe(409);
  await shop.pay(month.order_id);
  await shop.until(month.transaction_id, 'paid');
  const [begun] = await shop.db.select().from(admissions).where(eq(admissions.id, month.id));
  const [project] = await shop.db.select().from(projects).where(eq(projects.admissionId, month.id));
  expect(begun).toMatchObject({
    status: 'Active',
    planName: shop.plan('Website, 1 Month').plan_name,
    planMonths: 1,
  });
  expect(project?.title).toBe(begun?.planName);
});

test('where invoices are registered with the portal, whoever has a GST number tells the PIN code that it wants', async () => {
  const nina = await shop.customer('nina.pin@example.com');
  await shop.db.update(customers).set({ gst: '27AAPFU0939F1ZV' }).where(eq(customers.id, nina.id));
  const site = eq(settings.key, 'site');
  await shop.db
    .update(settings)
    .set({ value: { ...demoSite, eInvoiceFrom: '2026-01-01' } })
    .where(site);
  expect(await nina('POST', '/admission', shop.form({ pincode: '' }))).toMatchObject({
    status: 422,
    body: { errors: { pincode: 'PIN code is required' } },
  });
  expect((await nina('POST', '/admission', shop.form())).status).toBe(200);
  await shop.db.update(settings).set({ value: demoSite }).where(site);
  expect((await nina('POST', '/admission', shop.form({ pincode: '' }))).status).toBe(200);
});
