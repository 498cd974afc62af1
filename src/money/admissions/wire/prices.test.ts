import { eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdmissions } from './test-admissions.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { coupons } from '#money/coupons/table.server.ts';
import { gstRates } from '#catalogue/gst/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { durations } from '#money/cart/duration.ts';
import { priceCart } from '#money/cart/price-cart.ts';
import { splitByPlace } from '#catalogue/gst/gst.ts';
import { stateOfSeller } from '#kit/india/states.ts';
import { payAdmission } from './checkout-client.ts';
import { applyCoupon } from '#money/coupons/wire/client.ts';
import { fetchCatalogue } from './catalogue-client.ts';
import { fetchGstPercent } from '#catalogue/gst/wire/client.ts';
import { fetchCart } from '#money/cart/wire/client.ts';
import { fetchOrder, fetchOrders } from '#money/checkout/wire/client.ts';
import { createOrder } from '#money/checkout/wire/order-client.ts';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import type { Customer } from '#kit/calls/login-record.ts';

/** What the browser's own code makes of the answers of the real server: its calls, its figures. */
let shop: Awaited<ReturnType<typeof openAdmissions>>;
let visit: Awaited<ReturnType<typeof shop.customer>>;
let who: Customer;
const { fetch } = globalThis;

beforeAll(async () => {
  shop = await openAdmissions();
  visit = await shop.customer('prices@example.com');
  const { id, code, email } = visit;
  await visit('POST', '/user-address', {
    location_user: 'Office',
    new_address: '12 Example Lane',
    city: 'Mumbai',
    pincode: '400067',
  });
  who = { id, code, email, fullName: 'Ravi Kale', phone: '9000000048', gst: '' } as Customer;
  const ask: typeof fetch = async (path, init = {}) => {
    if (String(path).startsWith('http')) return fetch(path, init);
    const sent = init.body instanceof FormData ? init.body : JSON.parse(String(init.body ?? 'null'));
    const { status, body } = await visit(init.method ?? 'GET', String(path), sent ?? undefined);
    return Response.json(body, { status });
  };
  globalThis.fetch = ask;
  // The page that asks: a call that meets an ended session would come back to it.
  Object.assign(globalThis, { location: { pathname: '/cart', search: '' } });
});
afterAll(async () => {
  globalThis.fetch = fetch;
  Reflect.deleteProperty(globalThis, 'location');
  await shop.close();
});

function there<T>(answer: Outcome<T>): T {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.message} ${JSON.stringify(answer.errors)}`);
  return answer;
}
const atGateway = async (id: string) =>
  (await shop.look<{ orders: { receipt: string; amount: number }[] }>('state')).orders.find(
    ({ receipt }) => receipt === id,
  )?.amount;

const runs = { numRuns: 30, seed: 20_261_121 };
const price = fc.record({
  pricePaise: fc.integer({ min: 100, max: 5_000_000 }),
  originalPaise: fc.integer({ min: 0, max: 5_000_000 }),
});

test('cart, checkout and receipt show the paise that are charged: any prices, duration, rate and place', async () => {
  await shop.db.delete(gstRates).where(ne(gstRates.position, 1));
  const all = await shop.db.select().from(benefits).where(eq(benefits.status, 'Active'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(price, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...durations),
      fc.constantFrom(0, 5, 12, 12.5, 18, 28),
      fc.constantFrom('27', '29', '07'),
      async (prices, duration, percent, place) => {
        await shop.db.update(gstRates).set({ percent });
        await visit('DELETE', `/cart/deleteall/${who.id}`);
        for (const [i, values] of prices.entries()) {
          const id = all[i]?.id ?? '';
          await shop.db.update(benefits).set(values).where(eq(benefits.id, id));
          await visit('POST', '/cart', { item_id: id });
        }
        const { lines } = there(await fetchCart(who.id));
        const shown = priceCart(lines, duration, there(await fetchGstPercent()).percent);
        const order = { lines, totalPaise: shown.totalPaise, duration, addressId: null, couponCode: '' };
        const { transaction_id: id } = there(await createOrder(who, order));

        expect(await atGateway(id)).toBe(shown.totalPaise);
        const { order: receipt } = there(await fetchOrder(id, { refresh: false }));
        expect(receipt).toMatchObject({
          amountPaise: shown.totalPaise,
          gst: { mode: 'exclusive', percent, amountPaise: shown.gstPaise },
        });
        expect(receipt.items.map((item) => [item.title, item.amountPaise])).toEqual(
          shown.lines.map((line) => [line.title, line.amountPaise]),
        );
        const [latest] = there(await fetchOrders(who.id)).orders;
        expect(latest).toEqual(receipt);
        const parts = Object.values(splitByPlace(shown.subtotalPaise, percent, stateOfSeller(''), place));
        const taxed = parts.reduce((sum, part) => sum + part, shown.subtotalPaise);
        expect(Math.abs(taxed - receipt.amountPaise)).toBeLessThanOrEqual(1);
      },
    ),
    runs,
  );
});

test('the admission shows the paise that are charged: any price and coupon, with the GST inside', async () => {
  const { id: planId } = shop.plan('Website, 1 Year');
  await visit('POST', '/admission', shop.form());
  const discount = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }), offPaise: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), offPaise: fc.integer({ min: 1, max: 90_000 }) }),
    fc.constant(null),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100_000, max: 9_000_000 }),
      discount,
      fc.constantFrom(0, 5, 12.5, 18, 28),
      async (sellPaise, off, percent) => {
        await shop.db.update(gstRates).set({ percent });
        await shop.db
          .update(pricingPlans)
          .set({ offerPlanId: null, months: 12, sellPaise, pricePaise: sellPaise })
          .where(eq(pricingPlans.id, planId));
        const plan = there(await fetchCatalogue()).plans.find(({ id }) => id === planId);
        if (!plan) throw new Error('The plan is gone');
        expect(plan.sellPaise).toBe(sellPaise);
        const code = off ? `C${v7().slice(-12).toUpperCase()}` : '';
        if (off)
          await shop.db
            .insert(coupons)
            .values({ ...off, id: v7(), code, note: '', planIds: [], status: 'Active' });
        const kept = off
          ? there(
              await applyCoupon({ code, planId, name: who.fullName, customerId: who.id, phone: who.phone }),
            )
          : { discountPaise: 0, totalPaise: plan.sellPaise };
        expect(kept.discountPaise + kept.totalPaise).toBe(plan.sellPaise);

        const reference = `11${Math.floor(Math.random() * 1e12)}`;
        const { checkout } = there(await payAdmission({ plan, couponCode: code, reference }));
        const id = checkout.transactionId ?? '';
        expect([checkout.amountPaise, await atGateway(id)]).toEqual([kept.totalPaise, kept.totalPaise]);
        const { order } = there(await fetchOrder(id, { refresh: false }));
        expect(order).toMatchObject({ amountPaise: kept.totalPaise, gst: { mode: 'inclusive', percent } });
        const { taxablePaise, gstPaise } = (await shop.read(id)).order.gst;
        expect([order.gst.amountPaise, taxablePaise + gstPaise]).toEqual([gstPaise, kept.totalPaise]);
      },
    ),
    runs,
  );
});
