import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admissions } from '../table.server.ts';
import { couponUses, coupons } from '#money/coupons/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { requestRefund } from '#money/payments/refunds/request-refund.ts';
import { projects } from '#sales/projects/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { leads } from '#sales/leads/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { openPlans, type Begun, type Plans } from './test-plans.ts';

let shop: Plans;
beforeAll(async () => {
  shop = await openPlans();
});
afterAll(() => shop.close());

test('a coupon lowers what is charged, is used up by the payment, and is free again after a full refund', async () => {
  const esha = await shop.customer('esha@example.com');
  const begun = await shop.begin(esha, { coupon_code: 'welcome10' });
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

test('a coupon that leaves nothing to pay begins the plan at once', async () => {
  const farah = await shop.customer('farah@example.com');
  const [plan] = await shop.db.select().from(pricingPlans).where(eq(pricingPlans.name, 'Growth'));
  await shop.db.insert(coupons).values({
    id: v7(),
    code: 'ONTHEHOUSE',
    note: '',
    percent: 100,
    planIds: [plan?.id ?? ''],
    mostUses: 1,
    status: 'Active',
  });
  const begun = await shop.begin(farah, {
    center_name: 'Digital Marketing',
    pricing_plan: JSON.stringify(shop.plan('Growth')),
    coupon_code: 'ONTHEHOUSE',
  });
  expect(begun).toMatchObject({ order_id: null, amount: 0 });
  expect(await shop.stand(farah)).toMatchObject({ status: 'Active' });
});

test('a free plan whose answer was lost is not begun a second time where the form goes out again, nor where it is paid', async () => {
  const lata = await shop.customer('lata@example.com');
  const code = 'FREEAGAIN';
  const free = { id: v7(), code, note: '', percent: 100, planIds: [], status: 'Active' as const };
  await shop.db.insert(coupons).values(free);
  const pricing_plan = JSON.stringify(shop.plan('Growth'));
  const wish = { pricing_plan, coupon_code: code };
  const send = () =>
    lata<Begun>('POST', '/admission', shop.form({ ...wish, center_name: 'Digital Marketing' }));
  // Fewer than there are connections: on a machine at its limit, who waits for one is told that it is busy.
  const sent = [...(await Promise.all(Array.from({ length: 8 }, send))), await send()];
  const { id } = sent[0]?.body ?? {};
  for (const { status, body } of sent)
    expect([status, body.id, body.order_id, body.amount]).toEqual([200, id, null, 0]);
  expect(await lata('POST', '/admission/orders', wish)).toMatchObject({
    status: 200,
    body: { order_id: null, amount: 0 },
  });
  expect(await shop.db.$count(admissions, eq(admissions.customerId, lata.id))).toBe(1);
  // Another plan is another wish.
  const other = JSON.stringify(shop.plan('Website, 1 Year'));
  expect((await shop.begin(lata, { pricing_plan: other, coupon_code: '' })).id).not.toBe(id);
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
  const begun = await shop.begin(kiran, service);
  const tap = () => kiran<Begun>('POST', '/admission/orders', { pricing_plan, coupon_code: code });
  const taps = await Promise.all([tap(), tap()]);
  expect(taps.map(({ status, body }) => [status, body.order_id])).toEqual([
    [200, null],
    [200, null],
  ]);
  // What was open for it before is not asked for any more.
  expect((await shop.read(begun.transaction_id)).status).toBe('cancelled');
  expect(await shop.usesOf(kiran)).toMatchObject([{ state: 'used' }]);
  expect(await shop.db.$count(projects, eq(projects.admissionId, begun.id))).toBe(1);
  const { planMonths: months = 0 } = (await shop.rowOf(begun.id)) ?? {};
  expect(await heard('subscription.started', 'project.started')).toEqual([
    ['project.started', expect.objectContaining({ service: 'Digital Marketing' })],
    ['subscription.started', await shop.runs(begun.id, { transactionId: null, months })],
  ]);
  expect(await shop.whyWon(asked.id)).toBe('Nothing was to be paid for the plan Growth');
});
