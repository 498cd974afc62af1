import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { createLimits } from '#adapters/limits/rate-limits.ts';
import { TooManyRequests } from '#kit/errors.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { couponUses, coupons } from '#money/coupons/table.server.ts';
import { listCoupons } from '#money/coupons/staff-coupons.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { requestRefund } from '#money/payments/refunds/request-refund.ts';
import { OrderInput, placeOrder } from '../place-order.ts';
import { openAdmissions } from '#money/admissions/wire/test-admissions.ts';

type Shop = Awaited<ReturnType<typeof openAdmissions>>;
type Said = { message: string; discount: number; total: number; transaction_id: string };
const staff: Ctx['actor'] = {
  kind: 'staff',
  id: v7(),
  name: 'Meera',
  email: 'meera@example.com',
  role: 'owner',
  ownLeadsOnly: false,
};
let shop: Shop;
beforeAll(async () => {
  shop = await openAdmissions();
});
afterAll(() => shop.close());

const aCoupon = async (code: string, values: Partial<typeof coupons.$inferInsert> = {}) => {
  const id = v7();
  await shop.db
    .insert(coupons)
    .values({ id, code, note: '', percent: 10, planIds: [], status: 'Active', places: ['cart'], ...values });
  return id;
};

/** Somebody with “Daily backup” in the cart: ₹49 a month, ₹1,235 for three years. */
async function customer(email: string) {
  const who = await shop.customer(email);
  const [backup] = await shop.db.select().from(benefits).where(eq(benefits.title, 'Daily backup'));
  const fill = () => who('POST', '/cart', { item_id: backup?.id });
  await fill();
  const home = { location_user: 'Home', new_address: '1 Road', city: 'Mumbai', pincode: '400001' };
  await who('POST', '/user-address', home);
  return Object.assign(who, {
    fill,
    apply: (code: string) => who<Said>('POST', '/cart/coupon', { coupon_code: code, duration: '3y' }),
    order: (code: string) =>
      who<Said>('POST', '/payment-pay/create-order', {
        phone: '9000000041',
        gst: '',
        duration: '3y',
        coupon_code: code,
      }),
  });
}
const pay = async (transactionId: string) => {
  const { gatewayOrderId } = await shop.read(transactionId);
  const receipt = await shop.pay(gatewayOrderId ?? '');
  return { ...(await shop.until(transactionId, 'paid')), gatewayPaymentId: receipt.razorpay_payment_id };
};
const uses = (couponId: string) =>
  shop.db
    .select({ state: couponUses.state, planId: couponUses.planId, off: couponUses.discountPaise })
    .from(couponUses)
    .where(eq(couponUses.couponId, couponId));

test('a coupon lowers what is taxed; it is kept for half an hour, used up when the money comes, free again when all goes back', async () => {
  const couponId = await aCoupon('CART10');
  const asha = await customer('asha-coupon@example.com');
  expect(await asha.apply('cart10')).toMatchObject({
    status: 200,
    body: { message: '₹123.50 off, kept for you for 30 minutes.', discount: 123.5, total: 1311.57 },
  });
  expect(await uses(couponId)).toEqual([{ state: 'reserved', planId: null, off: 12_350 }]);
  const { body } = await asha.order('CART10');
  const { order } = await shop.read(body.transaction_id);
  expect(order).toMatchObject({
    couponCode: 'CART10',
    discountPaise: 12_350,
    gst: { mode: 'exclusive', percent: 18, taxablePaise: 111_150, gstPaise: 20_007 },
    totalPaise: 131_157,
  });
  const paid = await pay(body.transaction_id);
  expect(await uses(couponId)).toEqual([{ state: 'used', planId: null, off: 12_350 }]);
  await requestRefund(shop.ctx, paid, {
    staffName: null,
    gatewayPaymentId: paid.gatewayPaymentId,
    amountPaise: paid.totalPaise,
    reason: 'Bought by mistake',
    idempotencyKey: 'asha-coupon',
  });
  await shop.until(paid.id, 'refunded');
  expect(await uses(couponId)).toEqual([{ state: 'released', planId: null, off: 12_350 }]);
});

test('what cannot be applied says why, also at the order itself', async () => {
  await aCoupon('PLANS', { places: ['plan'] });
  await aCoupon('RICH', { minSpendPaise: 500_000 });
  await aCoupon('ALLOFIT', { percent: 100 });
  await aCoupon('FIRST', { firstPurchaseOnly: true });
  const ravi = await customer('ravi-coupon@example.com');
  const said = async (code: string) => {
    const { status, body } = await ravi.apply(code);
    return [status, body.message];
  };
  expect(await said('NOBODY')).toEqual([409, 'Invalid coupon']);
  expect(await said('PLANS')).toEqual([409, 'This coupon is for plans only.']);
  expect(await said('RICH')).toEqual([409, 'This coupon is for purchases of ₹5,000 or more.']);
  expect(await said('ALLOFIT')).toEqual([
    409,
    'This coupon would leave nothing to pay. Please write to us instead.',
  ]);
  expect((await ravi.order('RICH')).status).toBe(409);
  const { body } = await ravi.order('FIRST');
  await pay(body.transaction_id);
  await ravi.fill();
  expect(await said('FIRST')).toEqual([409, 'This coupon is for a first purchase only.']);
});

test('a coupon that somebody may use once lowers a plan or the cart, not both while both can be paid', async () => {
  const limits = { places: ['plan', 'cart'] as ('plan' | 'cart')[], mostUsesEach: 1 };
  const couponId = await aCoupon('ONCE', limits);
  await aCoupon('NEWHERE', { ...limits, mostUsesEach: null, firstPurchaseOnly: true });
  for (const code of ['NEWHERE', 'ONCE']) {
    const mona = await customer(`mona-${code.toLowerCase()}@example.com`);
    const plan = await mona<Said & { order_id: string }>(
      'POST',
      '/admission',
      shop.form({ coupon_code: code }),
    );
    expect(await mona.order(code)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Resume or cancel that one under Payments') },
    });
    // The same plan again is the same purchase.
    expect((await mona('POST', '/admission', shop.form({ coupon_code: code }))).status).toBe(200);
    await shop.pay(plan.body.order_id);
    await shop.until(plan.body.transaction_id, 'paid');
  }
  expect((await uses(couponId)).map(({ state }) => state)).toEqual(['used']);
});

test('a checkout keeps the use that its price was promised with for as long as it is open, not only for half an hour', async () => {
  const couponId = await aCoupon('LASTUSE', { mostUses: 1 });
  const [lata, omar] = [await customer('lata-coupon@example.com'), await customer('omar-coupon@example.com')];
  const { body } = await lata.order('LASTUSE');
  const office: Ctx = { ...shop.ctx, actor: staff };
  const held = async () => (await listCoupons(office)).find(({ id }) => id === couponId)?.reserved;
  const anHourPasses = () =>
    shop.db
      .update(couponUses)
      .set({ heldUntil: sql`now() - interval '1 second'` })
      .where(eq(couponUses.couponId, couponId));
  expect(await held()).toBe(1);
  await anHourPasses();
  expect(await held()).toBe(1);
  expect(await omar.order('LASTUSE')).toMatchObject({
    status: 409,
    body: { message: 'This coupon has been used up.' },
  });
  // It is not kept for whoever has left for good.
  const { createdAt, expiresAt } = await shop.read(body.transaction_id);
  expect(expiresAt.getTime() - createdAt.getTime()).toBe(4 * 3_600_000);
  await pay(body.transaction_id);
  expect((await uses(couponId)).map(({ state }) => state)).toEqual(['used']);

  const next = await aCoupon('NEXTUSE', { mostUses: 1 });
  await lata.fill();
  const { body: begun } = await lata.order('NEXTUSE');
  await shop.db
    .update(paymentTransactions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(paymentTransactions.id, begun.transaction_id));
  await shop.db.update(couponUses).set({ heldUntil: sql`now() - interval '1 second'` });
  expect((await omar.order('NEXTUSE')).status).toBe(200);
  expect((await uses(next)).map(({ state }) => state)).toEqual(['reserved', 'reserved']);
});

test('a customer can begin an order only so often: whoever guesses codes at the checkout is stopped', async () => {
  const guesser = { ...(await shop.person('guesser')), limit: createLimits(shop.db, true) };
  const guess = (couponCode: string) =>
    placeOrder(guesser, OrderInput.parse({ duration: '3y', phone: '9000000041', couponCode }));
  const tries = [];
  for (let i = 0; i < 22; i++) tries.push(await guess(`GUESS${i}`).catch((error: unknown) => error));
  expect(tries.map((error) => error instanceof TooManyRequests).indexOf(true)).toBe(20);
});
