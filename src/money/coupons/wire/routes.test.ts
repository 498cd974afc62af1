import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponUses, coupons } from '../table.server.ts';
import { discountOn } from '#kit/india/discount.ts';
import { reserveCoupon } from '../reserve-coupon.ts';
import { openAdmissions } from '#money/admissions/wire/test-admissions.ts';

let shop: Awaited<ReturnType<typeof openAdmissions>>;
let mine: Awaited<ReturnType<typeof shop.customer>>;
beforeAll(async () => {
  shop = await openAdmissions();
  mine = await shop.customer('mine@example.com');
});
afterAll(() => shop.close());

const aCoupon = async (code: string, values: Partial<typeof coupons.$inferInsert> = {}) => {
  const id = v7();
  await shop.db
    .insert(coupons)
    .values({ id, code, note: '', percent: 10, planIds: [], status: 'Active', ...values });
  return id;
};
const year = () => shop.plan('Website, 1 Year');
const check = async (code: string) => (await mine('GET', `/coupon/check/${code}`)).body;
const apply = (code: string, plan: unknown = year()) =>
  mine('POST', '/coupon/apply', {
    coupon_code: code,
    person_name: 'x',
    person_id: v7(),
    mobile: '',
    pricing_plan: JSON.stringify(plan),
  });
const planOf = () => ({ id: year().id, sellPaise: year().sell_price * 100 });

test('the percentage counts first, else the amount; never below nothing, and no rest too small to pay', () => {
  expect(discountOn(1_409_900, { percent: 10, offPaise: 5_000 })).toBe(140_990);
  expect(discountOn(1_409_900, { percent: null, offPaise: 5_000 })).toBe(5_000);
  expect(discountOn(1_409_900, { percent: 0, offPaise: 5_000 })).toBe(5_000);
  expect(discountOn(1_409_900, { percent: null, offPaise: 9_999_999 })).toBe(1_409_900);
  expect(discountOn(1_050, { percent: 99, offPaise: null })).toBe(1_050);
});

test('a check answers with what it takes off, in any case of letters, and with null for what does not hold', async () => {
  expect(await check('welcome10')).toEqual({
    couponData: { coupon_code: 'WELCOME10', percentage_offer: 10, price_offer: null },
  });
  await aCoupon('FLAT500', { percent: null, offPaise: 50_000 });
  expect(await check('FLAT500')).toMatchObject({ couponData: { percentage_offer: null, price_offer: 500 } });
  await aCoupon('ENDED', { validUntil: new Date(Date.now() - 1_000) });
  await aCoupon('LATER', { validFrom: new Date(Date.now() + 60_000) });
  await aCoupon('OFF', { status: 'Inactive' });
  await aCoupon('GONE', { mostUses: 0 });
  for (const code of ['NOBODY', 'ENDED', 'LATER', 'OFF', 'GONE']) expect(await check(code)).toBeNull();
  expect(await shop.db.select().from(couponUses)).toEqual([]);
});

test('applying keeps a use for half an hour and says what is left to pay', async () => {
  expect(await apply('WELCOME10')).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: '₹1,409.90 off, kept for you for 30 minutes.',
      discount: 1_409.9,
      total: 12_689.1,
    },
  });
  // Another coupon takes its place; asking twice counts once.
  await apply('FLAT500');
  await apply('FLAT500');
  expect(await shop.db.select().from(couponUses)).toMatchObject([
    { customerId: mine.id, state: 'reserved', discountPaise: 50_000 },
  ]);
  expect((await shop.browser()('POST', '/coupon/apply', { coupon_code: 'x', pricing_plan: '' })).status).toBe(
    401,
  );
});

test('what cannot be applied says why', async () => {
  await aCoupon('GROWTHONLY', { planIds: [shop.plan('Growth').id] });
  await aCoupon('ONCE', { mostUsesEach: 1 });
  const said = async (code: string, plan?: unknown) => {
    const { status, body } = await apply(code, plan);
    return [status, body.message];
  };
  expect(await said('NOBODY')).toEqual([409, 'Invalid coupon']);
  expect(await said('ENDED')).toEqual([409, 'This coupon has ended.']);
  expect(await said('LATER')).toEqual([409, 'This coupon cannot be used yet.']);
  expect(await said('GONE')).toEqual([409, 'This coupon has been used up.']);
  expect(await said('GROWTHONLY')).toEqual([409, 'This coupon is not for this plan.']);
  expect((await apply('GROWTHONLY', shop.plan('Growth'))).status).toBe(200);
  expect((await apply('ONCE', { id: v7() })).body).toMatchObject({
    errors: { pricing_plan: 'Please select a plan first' },
  });
  expect((await apply('ONCE')).status).toBe(200);
  await shop.db.update(couponUses).set({ state: 'used' });
  expect(await said('ONCE')).toEqual([409, 'You have used this coupon already.']);
});

test('fifty people apply a coupon with one use left at once: exactly one gets it', async () => {
  await aCoupon('LASTONE', { mostUses: 2 });
  const people = await Promise.all(Array.from({ length: 51 }, (_, i) => shop.person(`person${i}`)));
  const [before, ...rest] = people;
  if (before) await reserveCoupon(before, { code: 'LASTONE', plan: planOf() });
  await shop.db.update(couponUses).set({ state: 'used' });
  const tries = await Promise.allSettled(
    rest.map((ctx) => reserveCoupon(ctx, { code: 'LASTONE', plan: planOf() })),
  );
  const got = tries.filter(({ status }) => status === 'fulfilled');
  expect(got).toHaveLength(1);
  for (const one of tries)
    if (one.status === 'rejected') expect(String(one.reason)).toContain('This coupon has been used up.');
});

test('a reservation that was not paid within half an hour lets the next one in', async () => {
  const coupon = await aCoupon('SLOW', { mostUses: 1 });
  const [asha, bina] = [await shop.person('asha'), await shop.person('bina')];
  await reserveCoupon(asha, { code: 'SLOW', plan: planOf() });
  await expect(reserveCoupon(bina, { code: 'SLOW', plan: planOf() })).rejects.toThrow('used up');
  await shop.db
    .update(couponUses)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(eq(couponUses.couponId, coupon));
  await reserveCoupon(bina, { code: 'SLOW', plan: planOf() });
  await expect(reserveCoupon(asha, { code: 'SLOW', plan: planOf() })).rejects.toThrow('used up');
});
