import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAdmissionStatus } from '../staff-admissions.ts';
import { admissions } from '../table.server.ts';
import type { AdmissionStatus } from '../admission.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { readBlocks } from '#money/certificates/read-blocks.ts';
import { couponUses, coupons } from '#money/coupons/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { requestRefund } from '#money/payments/refunds/request-refund.ts';
import { failedPayments } from '#money/recovery/failed-payments.ts';
import { projects } from '#sales/projects/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { aYearAfter } from '#money/payments/wire/test-shop.ts';
import { openAdmissions } from './test-admissions.ts';

let shop: Awaited<ReturnType<typeof openAdmissions>>;
let office: Ctx;
beforeAll(async () => {
  shop = await openAdmissions();
  const id = v7();
  const meera = { email: 'meera@example.com', name: 'Meera', role: 'owner' } as const;
  await shop.db.insert(staff).values({ ...meera, id, passwordHash: 'x' });
  office = { ...shop.ctx, actor: { ...meera, kind: 'staff', id } };
});
afterAll(() => shop.close());

type Begun = {
  id: string;
  transaction_id: string;
  order_id: string;
  amount: number;
  key: string;
  checkout_script_url: string;
};
type Customer = Awaited<ReturnType<typeof shop.customer>>;
const begin = async (who: Customer, fields: Record<string, string> = {}) =>
  (await who<Begun>('POST', '/admission', shop.form(fields))).body;
const claim = async (who: Customer, transactionId: string, more: object = {}) =>
  (
    await who<{ data: { isError: boolean; status: string } }>('POST', '/feespay', {
      transaction_id: transactionId,
      amount: 1,
      status: 'Paid',
      ...more,
    })
  ).body.data;
const feesOf = async (who: Customer) =>
  (await who<{ data: Record<string, unknown>[] }>('GET', `/feespay/${who.code}`)).body.data;
const stand = async (who: Customer) =>
  (await who<Record<string, string | null>>('GET', `/admission/singlead/${who.id}`)).body;

test('an admission is answered with an order for the printed price; paid, its plan runs for its months', async () => {
  const asha = await shop.customer('asha@example.com');
  const asked = aLead({ phone: '9000000031', service: 'Website Development', status: 'qualified' });
  const other = aLead({ phone: '9000000031', service: 'Google Ads' });
  await shop.db.insert(leads).values([asked, other]);
  const begun = await begin(asha, { transaction_id: '11123' });
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
  expect(await feesOf(asha)).toEqual([]);

  const receipt = await shop.pay(begun.order_id);
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = receipt;
  const signed = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  expect(await claim(asha, begun.transaction_id, signed)).toMatchObject({ isError: false, status: 'Paid' });
  // What they had asked for before is sold.
  const sold = await shop.db.select({ id: leads.id }).from(leads).where(eq(leads.status, 'won'));
  expect(sold).toEqual([{ id: asked.id }]);
  expect(await claim(asha, begun.transaction_id, signed)).toMatchObject({ isError: false, status: 'Paid' });
  expect(await feesOf(asha)).toMatchObject([
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
  const now = await stand(asha);
  const [from, until] = [new Date(now.active_from ?? ''), new Date(now.active_until ?? '')];
  expect(now.status).toBe('Active');
  expect(until).toEqual(aYearAfter(from));

  // Renewing begins where the running plan ends.
  const again = await begin(asha, { pricing_plan: JSON.stringify(shop.plan('Website, 1 Month')) });
  expect(again.amount).toBe(199_900);
  await shop.pay(again.order_id);
  await shop.until(again.transaction_id, 'paid');
  expect((await stand(asha)).active_from).toBe(now.active_until);
});

test('a claim is not money: without a signature, with a forged one, or for another order nothing is paid', async () => {
  const bina = await shop.customer('bina@example.com');
  const other = await shop.customer('other@example.com');
  const begun = await begin(bina);
  expect(await claim(bina, begun.transaction_id)).toMatchObject({ isError: true, status: 'Failed' });
  expect(await claim(bina, begun.transaction_id, { status: 'Failed' })).toMatchObject({ isError: false });
  const forged = {
    razorpay_payment_id: 'pay_00000000000001',
    razorpay_order_id: begun.order_id,
    razorpay_signature: '0'.repeat(64),
  };
  expect(await claim(bina, begun.transaction_id, forged)).toMatchObject({ isError: true });
  const foreign = await other('POST', '/feespay', { transaction_id: begun.transaction_id });
  expect(foreign.status).toBe(404);
  expect((await other('GET', `/feespay/${bina.id}`)).status).toBe(404);
  expect((await shop.browser()('GET', `/feespay/${bina.id}`)).status).toBe(401);
  expect(await stand(bina)).toMatchObject({ status: 'Pending' });
});

test('a claim of a client that knows the specified fields alone counts by what the provider says', async () => {
  const gauri = await shop.customer('literal@example.com');
  const begun = await begin(gauri);
  const { razorpay_payment_id } = await shop.pay(begun.order_id);
  // Its own id comes with the claim for the first time, and no signature does.
  const literal = {
    pricing: 'Website, 1 Year',
    duration: 12,
    student: 'Gauri',
    user_id: gauri.id,
    razorpay_payment_id,
  };
  expect(await claim(gauri, '11987654321', literal)).toMatchObject({ isError: false, status: 'Paid' });
  expect(await stand(gauri)).toMatchObject({ status: 'Active' });
  const hiral = await shop.customer('literal-too@example.com');
  expect((await hiral('POST', '/feespay', { ...literal, transaction_id: '11987' })).status).toBe(404);
  await begin(hiral);
  expect(await claim(hiral, '11987', literal)).toMatchObject({ isError: true, status: 'Failed' });
  expect(await stand(hiral)).toMatchObject({ status: 'Pending' });
});

test('a payment that failed is a record, the admission waits, and the next try pays the same order', async () => {
  const chitra = await shop.customer('chitra@example.com');
  const begun = await begin(chitra);
  await shop.pay(begun.order_id, { outcome: 'failure' });
  expect(await claim(chitra, begun.transaction_id, { status: 'Failed' })).toMatchObject({ status: 'Failed' });
  expect(await feesOf(chitra)).toMatchObject([{ status: 'Failed', last_error: expect.stringMatching(/./) }]);
  expect(await stand(chitra)).toMatchObject({ status: 'Pending' });
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
  const begun = await begin(deepa);
  await shop.db
    .update(paymentTransactions)
    .set({ status: 'authorized' })
    .where(eq(paymentTransactions.id, begun.transaction_id));
  expect(await feesOf(deepa)).toMatchObject([{ status: 'Authorized' }]);
  const refused = { status: 409, body: { message: 'Your admission is under process.' } };
  expect(await deepa('POST', '/admission', shop.form())).toMatchObject(refused);
  const plan = { pricing_plan: JSON.stringify(shop.plan('Website, 1 Month')) };
  expect((await deepa('POST', '/admission/orders', plan)).status).toBe(409);
});

test('a coupon lowers what is charged, is used up by the payment, and is free again after a full refund', async () => {
  const esha = await shop.customer('esha@example.com');
  const begun = await begin(esha, { coupon_code: 'welcome10' });
  expect(begun.amount).toBe(1_268_910);
  const uses = () => shop.db.select().from(couponUses).where(eq(couponUses.customerId, esha.id));
  expect(await uses()).toMatchObject([{ state: 'reserved' }]);
  const receipt = await shop.pay(begun.order_id);
  await shop.until(begun.transaction_id, 'paid');
  expect(await uses()).toMatchObject([{ state: 'used', discountPaise: 140_990 }]);
  const second = await esha('POST', '/admission', shop.form({ coupon_code: 'WELCOME10' }));
  expect(second).toMatchObject({ status: 409, body: { message: 'You have used this coupon already.' } });

  const paid = await shop.read(begun.transaction_id);
  await requestRefund(shop.ctx, paid, {
    staffName: null,
    gatewayPaymentId: receipt.razorpay_payment_id,
    amountPaise: paid.totalPaise,
    reason: 'Changed their mind',
    idempotencyKey: 'esha',
  });
  await shop.until(begun.transaction_id, 'refunded');
  const [first] = await shop.db.select().from(admissions).where(eq(admissions.id, begun.id));
  expect(first?.status).toBe('Cancelled');
  expect(await uses()).toMatchObject([{ state: 'released' }]);
});

const decide = (id: string, status: AdmissionStatus) => setAdmissionStatus(office, { id, status, note: '' });
const rowOf = async (id: string) => (await shop.db.select().from(admissions).where(eq(admissions.id, id)))[0];
test('a coupon that was applied counts for its plan where the admission names none, as it was specified', async () => {
  const fay = await shop.customer('applied@example.com');
  const year = shop.plan('Website, 1 Year');
  const wish = { coupon_code: 'WELCOME10', person_name: 'Fay', person_id: fay.id, mobile: '9000000031' };
  await fay('POST', '/coupon/apply', { ...wish, pricing_plan: JSON.stringify(year) });
  const amount = async (fields: Record<string, string>) =>
    (await fay<Begun>('POST', '/admission', shop.form(fields))).body.amount;
  expect(await amount({})).toBe(1_268_910);
  expect(await amount({ coupon_code: '' })).toBe(1_409_900);
  const month = shop.plan('Website, 1 Month');
  expect(await amount({ pricing_plan: JSON.stringify(month) })).toBe(199_900);
});

const usesOf = (who: Customer) => shop.db.select().from(couponUses).where(eq(couponUses.customerId, who.id));
const noDocumentsOf = async (transactionId: string) =>
  expect(await shop.db.$count(invoices, eq(invoices.transactionId, transactionId))).toBe(0);

/** What other systems hear of a plan that runs. */
async function runs(admissionId: string, told: { transactionId: string | null; months: number }) {
  const row = await rowOf(admissionId);
  const [startsAt, endsAt] = [row?.activeFrom?.toISOString(), row?.activeUntil?.toISOString()];
  return { ...told, admissionId, kind: 'plan', title: row?.planName, startsAt, endsAt };
}

/** Why a lead was won, as its timeline says. */
async function whyWon(leadId: string) {
  const events = await shop.db.select().from(leadEvents).where(eq(leadEvents.leadId, leadId));
  return events.find(({ data }) => data['to'] === 'won')?.data['reason'];
}

/** All of what came for nothing goes back. @returns the payment then */
async function giveBack(transactionId: string) {
  const { totalPaise: amountPaise } = await shop.read(transactionId);
  const back = { transactionId, amountPaise, reason: 'Agreed', gatewayPaymentId: null };
  await refundPayment(office, { ...back, idempotencyKey: v7() });
  return shop.until(transactionId, 'refunded');
}

test('who is rejected while the checkout is open gets no plan for paying all the same: people look at the money', async () => {
  const gita = await shop.customer('gita@example.com');
  const begun = await begin(gita, { coupon_code: 'welcome10' });
  await shop.pay(begun.order_id, { outcome: 'failure' });
  await claim(gita, begun.transaction_id, { status: 'Failed' });
  await decide(begun.id, 'Rejected');
  expect((await shop.read(begun.transaction_id)).status).toBe('cancelled');
  expect(await usesOf(gita)).toEqual([]);
  // Nobody is asked for money that is not wanted.
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 2 * 3_600_000) };
  expect((await failedPayments(later)).map(({ payment }) => payment.id)).not.toContain(begun.transaction_id);

  await shop.pay(begun.order_id);
  expect(await shop.until(begun.transaction_id, 'review')).toMatchObject({
    reviewReason: 'Nothing was begun for this money: the admission is Rejected.',
    paidAt: null,
  });
  expect(await rowOf(begun.id)).toMatchObject({ status: 'Rejected', activeUntil: null });
  expect(await shop.delivered(begun.transaction_id)).toBe(0);
  await noDocumentsOf(begun.transaction_id);
  await giveBack(begun.transaction_id);
  expect((await rowOf(begun.id))?.status).toBe('Rejected');
});

test('a plan that staff begin runs for its months with its coupon and project, and money for it waits for people', async () => {
  const hema = await shop.customer('hema@example.com');
  const heard = await hearWebhooks(shop.ctx);
  const asked = aLead({ phone: '9000000032', service: 'Website Development', status: 'qualified' });
  await shop.db.insert(leads).values(asked);
  const begun = await begin(hema, { coupon_code: 'welcome10', phone: asked.phone });
  await decide(begun.id, 'Active');
  const { body: checkout } = await hema<{ order_id: string | null }>(
    'GET',
    `/payment-pay/order/${begun.transaction_id}/checkout`,
  );
  expect(checkout.order_id).toBeNull();
  const running = await rowOf(begun.id);
  expect(running?.status).toBe('Active');
  expect(running?.activeUntil).toEqual(aYearAfter(running?.activeFrom ?? new Date(0)));
  expect(await usesOf(hema)).toMatchObject([{ state: 'used', discountPaise: 140_990 }]);
  expect(await shop.db.$count(projects, eq(projects.admissionId, begun.id))).toBe(1);
  expect(await heard('subscription.started')).toEqual([
    ['subscription.started', await runs(begun.id, { transactionId: null, months: 12 })],
  ]);
  expect(await whyWon(asked.id)).toBe('Staff began the plan Website, 1 Year');

  await shop.pay(begun.order_id);
  expect((await shop.until(begun.transaction_id, 'review')).reviewReason).toContain('is Active');
  await noDocumentsOf(begun.transaction_id);
  await giveBack(begun.transaction_id);
  expect(await rowOf(begun.id)).toEqual(running);
  expect(await usesOf(hema)).toMatchObject([{ state: 'used' }]);
});

test('nobody decides over money that is being confirmed, nor over what was paid a moment before', async () => {
  const indu = await shop.customer('indu@example.com');
  const begun = await begin(indu);
  await shop.pay(begun.order_id, { outcome: 'authorize' });
  await expect(decide(begun.id, 'Rejected')).rejects.toThrow(
    'A payment for this is just being confirmed by the bank. Please wait a moment.',
  );
  expect((await rowOf(begun.id))?.status).toBe('Pending');

  const jaya = await shop.customer('jaya@example.com');
  const other = await begin(jaya);
  await shop.control('faults', { webhook: { drop: true } });
  await shop.pay(other.order_id);
  await expect(decide(other.id, 'Rejected')).rejects.toThrow(
    'An admission that is Active cannot become Rejected.',
  );
  await shop.noFaults();
  expect((await rowOf(other.id))?.status).toBe('Active');
});

test('a coupon that leaves nothing to pay begins the plan at once', async () => {
  const farah = await shop.customer('farah@example.com');
  const [plan] = await shop.db.select().from(pricingPlans).where(eq(pricingPlans.name, 'Growth'));
  await shop.db.insert(coupons).values({
    id: crypto.randomUUID(),
    code: 'ONTHEHOUSE',
    note: '',
    percent: 100,
    planIds: [plan?.id ?? ''],
    mostUses: 1,
    status: 'Active',
  });
  const begun = await begin(farah, {
    center_name: 'Digital Marketing',
    pricing_plan: JSON.stringify(shop.plan('Growth')),
    coupon_code: 'ONTHEHOUSE',
  });
  expect(begun).toMatchObject({ order_id: null, amount: 0 });
  expect(await stand(farah)).toMatchObject({ status: 'Active' });
});

test('a plan that a coupon makes free begins like a paid one, once for two taps: project, lead, event and one use', async () => {
  const kiran = await shop.customer('kiran@example.com');
  const heard = await hearWebhooks(shop.ctx);
  const asked = aLead({ phone: '9000000033', service: 'Digital Marketing', status: 'qualified' });
  await shop.db.insert(leads).values(asked);
  const code = 'FREEFORALL';
  const free = { id: v7(), code, note: '', percent: 100, planIds: [], status: 'Active' as const };
  await shop.db.insert(coupons).values(free);
  const pricing_plan = JSON.stringify(shop.plan('Growth'));
  const service = { center_name: 'Digital Marketing', pricing_plan, phone: asked.phone };
  const begun = await begin(kiran, service);
  const tap = () => kiran<Begun>('POST', '/admission/orders', { pricing_plan, coupon_code: code });
  const taps = await Promise.all([tap(), tap()]);
  expect(taps.map(({ status, body }) => [status, body.order_id])).toEqual([
    [200, null],
    [200, null],
  ]);
  // What was open for it before is not asked for any more.
  expect((await shop.read(begun.transaction_id)).status).toBe('cancelled');
  expect(await usesOf(kiran)).toMatchObject([{ state: 'used' }]);
  expect(await shop.db.$count(projects, eq(projects.admissionId, begun.id))).toBe(1);
  const { planMonths: months = 0 } = (await rowOf(begun.id)) ?? {};
  expect(await heard('subscription.started', 'project.started')).toEqual([
    ['project.started', expect.objectContaining({ service: 'Digital Marketing' })],
    ['subscription.started', await runs(begun.id, { transactionId: null, months })],
  ]);
  expect(await whyWon(asked.id)).toBe('Nothing was to be paid for the plan Growth');
});

test('a service that is renamed stays the same: what waits can be paid, and a renewal follows the year that was paid', async () => {
  const service = eq(services.name, 'Digital Marketing');
  const pricing_plan = JSON.stringify(shop.plan('Growth'));
  const lalita = await shop.customer('lalita@example.com');
  const first = await begin(lalita, { center_name: 'Digital Marketing', pricing_plan });
  await shop.pay(first.order_id);
  await shop.until(first.transaction_id, 'paid');
  const madhu = await shop.customer('madhu@example.com');
  await begin(madhu, { center_name: 'Digital Marketing', pricing_plan });
  await shop.db.update(services).set({ name: 'Marketing online' }).where(service);

  expect((await stand(madhu))['center_name']).toBe('Marketing online');
  expect((await madhu('POST', '/admission/orders', { pricing_plan })).status).toBe(200);
  const again = await begin(lalita, { center_name: 'Marketing online', pricing_plan });
  await shop.pay(again.order_id);
  await shop.until(again.transaction_id, 'paid');
  const [running, next] = [await rowOf(first.id), await rowOf(again.id)];
  expect(next?.activeFrom).toEqual(running?.activeUntil);
  expect(await shop.db.$count(projects, eq(projects.customerId, lalita.id))).toBe(1);
  const terms = await lalita<{ data: { state: string }[] }>('GET', '/renewals');
  expect(terms.body.data.map(({ state }) => state)).toEqual(['renewed', 'upcoming']);
});

/** Somebody whose plan and its renewal are paid, and how the project stands on which both rest. */
async function renewed(email: string) {
  const who = await shop.customer(email);
  const plans = [];
  for (let i = 0; i < 2; i++) {
    const plan = await begin(who, { email });
    await shop.pay(plan.order_id);
    await shop.until(plan.transaction_id, 'paid');
    plans.push(plan);
  }
  const [first, second] = plans;
  if (!first || !second) throw new Error('Two plans were to be paid');
  const its = () => shop.db.select().from(projects).where(eq(projects.customerId, who.id));
  const rest = async () => (await its()).map(({ state }) => state);
  return { first, second, its, rest };
}

test('a first plan that is refunded leaves the project to its renewal; with that it stops, and says why', async () => {
  const { first, second, its, rest } = await renewed('omkar.renewed@example.com');
  const heard = await hearWebhooks(shop.ctx);
  await giveBack(first.transaction_id);
  expect((await rowOf(first.id))?.status).toBe('Cancelled');
  expect(await rest()).toEqual(['running']);
  // What it makes is paid with the renewal.
  const [project] = await its();
  const blocks = async () => project && (await readBlocks(shop.ctx, project)).blocks;
  expect(await blocks()).toEqual(['steps', 'handover']);
  await giveBack(second.transaction_id);
  expect(await rest()).toEqual(['stopped']);
  expect(await blocks()).toContain('balance');
  expect(await heard('project.stopped')).toHaveLength(1);
});

test('a plan that staff cancel without a refund stops its project, unless its renewal rests on that', async () => {
  const { first, second, rest } = await renewed('parul.renewed@example.com');
  await decide(first.id, 'Cancelled');
  expect(await rest()).toEqual(['running']);
  await decide(second.id, 'Cancelled');
  expect(await rest()).toEqual(['stopped']);
  const [project] = await shop.db.select().from(projects).where(eq(projects.admissionId, first.id));
  const [told] = await shop.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, project?.id ?? ''), eq(auditLog.action, 'status-changed')));
  expect(told?.after).toEqual({ state: 'stopped', because: 'Its plan was cancelled' });
});

test('a renewal begins when the plan before it is given back, called off or completed before its time, for all its months', async () => {
  const ends = {
    'given.back@example.com': ({ transaction_id }: Begun) => giveBack(transaction_id),
    'called.off@example.com': ({ id }: Begun) => decide(id, 'Cancelled'),
    'completed@example.com': ({ id }: Begun) => decide(id, 'Completed'),
  };
  for (const [email, end] of Object.entries(ends)) {
    const { first, second } = await renewed(email);
    const heard = await hearWebhooks(shop.ctx);
    await end(first);
    // Whoever was told until when it runs learns that it does not.
    const ended = { transactionId: first.transaction_id, admissionId: first.id };
    expect(await heard('subscription.ended')).toEqual([['subscription.ended', ended]]);
    const [over, next] = [await rowOf(first.id), await rowOf(second.id)];
    expect(next?.activeFrom).toEqual(over?.activeUntil);
    expect(next?.activeUntil).toEqual(aYearAfter(over?.activeUntil ?? new Date(0)));
    const told = { transactionId: second.transaction_id, months: 12 };
    expect(await heard('subscription.started')).toEqual([
      ['subscription.started', await runs(second.id, told)],
    ]);
  }
  // Money that goes back for what had ended by then ends nothing.
  const { first } = await renewed('called.off.first@example.com');
  await decide(first.id, 'Cancelled');
  const heard = await hearWebhooks(shop.ctx);
  await giveBack(first.transaction_id);
  expect(await heard('subscription.ended')).toEqual([]);
});

test('what is paid is what is begun: a dearer plan that was chosen after the checkout was opened is not had for its price', async () => {
  const zoya = await shop.customer('zoya@example.com');
  const month = await begin(zoya, { pricing_plan: JSON.stringify(shop.plan('Website, 1 Month')) });
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
