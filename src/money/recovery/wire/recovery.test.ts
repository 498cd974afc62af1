import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#money/payments/wire/test-shop.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { listCarts } from '#money/cart/list-carts.ts';
import type { Ctx } from '#kit/context.ts';
import { getPayment } from '#money/payments/list-payments.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { mergeCustomers } from '#desk/personal-data/merge-customers.ts';
import { offersSince, readOffersLink } from '../stop-offers.ts';
import { recoverSales } from '../jobs/recover-sales.ts';

let shop: Shop;
let benefit: { id: string; title: string };
beforeAll(async () => {
  shop = await openShop();
  const [first] = await shop.db
    .select({ id: benefits.id, title: benefits.title })
    .from(benefits)
    .where(eq(benefits.status, 'Active'));
  benefit = first ?? { id: '', title: '' };
});
// A cart of one story is not the next one's to remind of.
afterEach(() => shop.db.delete(cartItems));
afterAll(() => shop.close());

const hourMs = 3_600_000;
const began = Date.now();
/** So many hours after the tests began. */
const after = (hours: number): Ctx => ({ ...shop.ctx, now: () => new Date(began + hours * hourMs) });
const staff: Ctx['actor'] = {
  kind: 'staff',
  id: v7(),
  name: 'Asha',
  email: 'asha@example.com',
  role: 'owner',
  ownLeadsOnly: false,
};
type Buyer = Awaited<ReturnType<Shop['buyer']>>;

async function withCart(agrees: boolean) {
  const ravi = await shop.buyer();
  await ravi('POST', '/cart', { item_id: benefit.id });
  if (agrees) await agree(ravi, true);
  return ravi;
}
const agree = (ravi: Buyer, given: boolean) =>
  ravi('POST', '/account/consents', { purpose: 'offers', given });
const cartMails = async (ravi: Buyer) => {
  const mine = like(messages.dedupeKey, `cart-%:${ravi.id}:%`);
  return asReceived(shop.ctx, await shop.db.select().from(messages).where(mine).orderBy(messages.id));
};
const stepsOf = async (ravi: Buyer) =>
  (await cartMails(ravi)).map(({ dedupeKey }) => dedupeKey.split(':')[0]);

test('a cart that lies untouched is reminded of after 24 and 72 hours, and then never again; staff see that', async () => {
  const ravi = await withCart(true);
  await recoverSales.run(after(23), {});
  expect(await stepsOf(ravi)).toEqual([]);
  await Promise.all([recoverSales.run(after(25), {}), recoverSales.run(after(25), {})]);
  await recoverSales.run(after(60), {});
  expect(await stepsOf(ravi)).toEqual(['cart-24']);
  await recoverSales.run(after(73), {});
  await recoverSales.run(after(100), {});
  await recoverSales.run(after(24 * 30), {});
  expect(await stepsOf(ravi)).toEqual(['cart-24', 'cart-72']);
  const [mail] = await cartMails(ravi);
  expect(mail).toMatchObject({ recipient: ravi.email, subject: 'Your cart is still here' });
  expect(mail?.text).toContain(benefit.title);
  expect(mail?.text).toContain('http://localhost:3000/cart');
  const { data } = await listCarts({ ...shop.ctx, actor: staff }, { perPage: 10, offset: 0 });
  expect(data.find(({ id }) => id === ravi.id)?.mailedAt).toHaveLength(2);
  // A change begins the time anew.
  await shop.db
    .update(cartItems)
    .set({ addedAt: new Date(began + 80 * hourMs) })
    .where(eq(cartItems.customerId, ravi.id));
  await recoverSales.run(after(80 + 25), {});
  expect(await stepsOf(ravi)).toEqual(['cart-24', 'cart-72', 'cart-24']);
});

test('without the consent to offers, after it was taken back, and for accounts that end nobody is reminded', async () => {
  const silent = await withCart(false);
  const unwilling = await withCart(true);
  await agree(unwilling, false);
  const leaving = await withCart(true);
  await shop.db.update(customers).set({ eraseAt: new Date() }).where(eq(customers.id, leaving.id));
  for (const hours of [25, 73]) await recoverSales.run(after(hours), {});
  for (const who of [silent, unwilling, leaving]) expect(await stepsOf(who)).toEqual([]);
});

test('a cart whose things are no longer on offer, or a week old, is left alone', async () => {
  const ravi = await withCart(true);
  await shop.db.update(benefits).set({ status: 'Inactive' }).where(eq(benefits.id, benefit.id));
  await recoverSales.run(after(25), {});
  expect(await stepsOf(ravi)).toEqual([]);
  await shop.db.update(benefits).set({ status: 'Active' }).where(eq(benefits.id, benefit.id));
  await recoverSales.run(after(24 * 7 + 1), {});
  expect(await stepsOf(ravi)).toEqual([]);
});

test('who has bought something since is never reminded', async () => {
  const ravi = await withCart(true);
  const quotation = {
    id: v7(), publicId: v7(), status: 'accepted' as const, title: 'Shop', name: 'Ravi', company: '', gstin: '',
    mobile: '', email: '', intro: '', terms: '', validUntil: '2099-01-01', lines: [], netPaise: 100_000,
    gstPaise: 18_000, totalPaise: 118_000,
  }; // prettier-ignore
  await shop.db.insert(quotations).values(quotation);
  const { id, gatewayOrderId } = await ravi.start({ purpose: 'quotation', subjectId: quotation.id });
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  expect(await shop.db.select().from(cartItems).where(eq(cartItems.customerId, ravi.id))).toHaveLength(1);
  for (const hours of [25, 73]) await recoverSales.run(after(hours), {});
  expect(await stepsOf(ravi)).toEqual([]);
});

test('the stop link works without a sign-in, in one click and twice; no other token does', async () => {
  const ravi = await withCart(true);
  await recoverSales.run(after(25), {});
  const [mail] = await cartMails(ravi);
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  expect(path).toMatch(/^\/api\/offers\/stop\/[\w-]{54}$/);
  expect(mail?.text).toContain(`http://localhost:3000${path.replace('/api', '')}`);
  const kept = await shop.db.select().from(messages);
  expect(JSON.stringify(kept)).not.toContain(path.split('/').at(-1));
  const click = (to: string) =>
    shop.product.app.request(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click(`${path.slice(0, -2)}AA`)).status).toBe(404);
  expect((await click('/api/offers/stop/nonsense')).status).toBe(404);
  const opened = await shop.get(path);
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, path.replace('/api', '')]);
  expect((await click(path)).status).toBe(200);
  expect((await click(path)).status).toBe(200);
  const { body } = await ravi<{ given: boolean; source: string }[]>('GET', '/account/consents');
  expect(JSON.stringify(body)).toContain('"source":"mail"');
  await recoverSales.run(after(73), {});
  expect(await stepsOf(ravi)).toEqual(['cart-24']);
});

test('the stop link of an account that became part of another one stops what that one agreed to', async () => {
  const [ravi, part, stays] = [await withCart(true), await shop.buyer(), await shop.buyer()];
  await recoverSales.run(after(25), {});
  const [mail] = await cartMails(ravi);
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const token = path.split('/').at(-1) ?? '';
  const office = { ...shop.ctx, actor: staff };
  await mergeCustomers(office, { customerId: ravi.id, intoId: part.id });
  await mergeCustomers(office, { customerId: part.id, intoId: stays.id });
  expect(await readOffersLink(shop.ctx, { token })).toEqual({ given: true });
  expect((await shop.product.app.request(path, { method: 'POST' })).status).toBe(200);
  expect(await readOffersLink(shop.ctx, { token })).toEqual({ given: false });
  expect((await offersSince(shop.ctx, [stays.id])).size).toBe(0);
});

test('a failed payment is written about once, an hour after the last failure, with the way back to the same order', async () => {
  const ravi = await withCart(true);
  const { id, gatewayOrderId } = await ravi.start();
  const failure = async () => {
    await shop.pay(gatewayOrderId, { outcome: 'failure' });
    await ravi('GET', `/payment-pay/order/${id}?refresh=1`);
  };
  await failure();
  const mails = () =>
    shop.db
      .select()
      .from(messages)
      .where(eq(messages.dedupeKey, `payment-failed:${id}`));
  await recoverSales.run(after(0.9), {});
  expect(await mails()).toEqual([]);
  await recoverSales.run(after(2), {});
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: ravi.email,
    subject: 'Your payment did not go through',
    unsubscribeUrl: null,
  });
  expect(mail?.text).toContain('₹1,180');
  expect(mail?.text).toContain(`http://localhost:3000/payment-pay/checkout/${id}`);
  await failure();
  await recoverSales.run(after(5), {});
  expect(await mails()).toHaveLength(1);
  // One mail about one purchase: the cart's stays away.
  await recoverSales.run(after(20), {});
  await recoverSales.run(after(25), {});
  expect(await stepsOf(ravi)).toEqual([]);
  const shown = await getPayment({ ...shop.ctx, actor: staff }, { paymentId: id });
  expect(shown.remindedAt).toBeInstanceOf(Date);
});

test('who has paid meanwhile, or never tried, is not told to pay; nor is anybody while the gateway is silent', async () => {
  const ravi = await shop.buyer();
  const untried = await ravi.start();
  const chitra = await shop.buyer();
  const paid = await chitra.start();
  await shop.pay(paid.gatewayOrderId, { outcome: 'failure' });
  await chitra('GET', `/payment-pay/order/${paid.id}?refresh=1`);
  await shop.control('faults', { webhook: { drop: true } });
  await shop.pay(paid.gatewayOrderId, { outcome: 'silent' });
  expect(await shop.read(paid.id)).toMatchObject({ status: 'pending' });
  await recoverSales.run(after(2), {});
  expect(await shop.read(paid.id)).toMatchObject({ status: 'paid' });
  await shop.noFaults();

  const deepa = await shop.buyer();
  const open = await deepa.start();
  await shop.pay(open.gatewayOrderId, { outcome: 'failure' });
  await deepa('GET', `/payment-pay/order/${open.id}?refresh=1`);
  await shop.control('faults', { api: { match: '/v1/orders', times: 10, status: 502 } });
  await recoverSales.run(after(3), {});
  for (const id of [untried.id, paid.id, open.id])
    expect(
      await shop.db
        .select()
        .from(messages)
        .where(eq(messages.dedupeKey, `payment-failed:${id}`)),
    ).toEqual([]);
  await shop.noFaults();
});
