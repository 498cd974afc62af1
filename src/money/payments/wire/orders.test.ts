import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerMs } from '#adapters/razorpay/client.ts';
import { createRazorpay } from '#adapters/razorpay/razorpay.ts';
import { openAdmissions } from '#money/admissions/wire/test-admissions.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { paymentTransactions } from '../table.server.ts';
import { keys } from './test-shop.ts';

let shop: Awaited<ReturnType<typeof openAdmissions>>;
beforeAll(async () => {
  shop = await openAdmissions();
});
afterEach(() => shop.noFaults());
afterAll(() => shop.close());

type Said = { checkoutPageUrl: string; transaction_id: string; message: string };
type Buyer = Awaited<ReturnType<typeof shop.customer>>;
type Books = { orders: { id: string; amount: number; receipt: string }[] };

let buyers = 0;
/** A customer with these benefits in the cart. */
async function buyerOf(...titles: string[]) {
  const who = await shop.customer(`order${++buyers}@example.com`);
  const offered = await shop.db.select().from(benefits);
  for (const title of titles)
    await who('POST', '/cart', { item_id: offered.find((benefit) => benefit.title === title)?.id });
  await who('POST', '/user-address', {
    location_user: 'Office',
    new_address: '12 Example Lane',
    city: 'Mumbai',
    pincode: '400078',
  });
  return who;
}
const place = (who: Buyer, more: object = {}, headers: Record<string, string> = {}) =>
  who<Said>('POST', '/payment-pay/create-order', { duration: '1m', phone: '9000000041', ...more }, headers);
const begun = (who: Buyer) =>
  shop.db.select().from(paymentTransactions).where(eq(paymentTransactions.customerId, who.id));
const ordersThere = async () => (await shop.look<Books>('state')).orders;
const orderOf = async (id: string) => (await shop.read(id)).gatewayOrderId ?? '';

test('#11 odd quantities, an unknown plan and an empty cart: no order at the gateway but at the full price', async () => {
  const asha = await buyerOf();
  const before = (await ordersThere()).length;
  expect((await place(asha)).body.message).toBe('Your cart is empty.');
  const unknown = { ...shop.plan('Website, 1 Year'), id: '00000000-0000-7000-8000-000000000000' };
  for (const pricing_plan of [JSON.stringify(unknown), '{}', 'free'])
    expect((await asha('POST', '/admission', shop.form({ pricing_plan }))).status).toBe(422);
  expect([(await ordersThere()).length, await begun(asha)]).toEqual([before, []]);

  const [offered] = await shop.db.select().from(benefits).where(eq(benefits.title, 'Daily backup'));
  for (const product_quantity of [0, -1, 1.5, 1e12]) {
    const who = await buyerOf();
    await who('POST', '/cart', { item_id: offered?.id, product_quantity });
    const item = [{ item_id: offered?.id, product_quantity, product_price: 1 }];
    const { body } = await place(who, { item, amount: 1 });
    const { order, totalPaise } = await shop.read(body.transaction_id);
    expect([order.lines.map(({ quantity }) => quantity), totalPaise]).toEqual([[1], 5_782]);
    expect(await ordersThere()).toContainEqual(
      expect.objectContaining({ receipt: body.transaction_id, amount: 5_782 }),
    );
  }
});

test('#12 the cart and a price change after the order began: charged and delivered is the order as it was', async () => {
  const bina = await buyerOf('Stock keeping');
  const { body } = await place(bina);
  const [other] = await shop.db.select().from(benefits).where(eq(benefits.title, 'Daily backup'));
  await bina('POST', '/cart', { item_id: other?.id });
  await shop.db.update(benefits).set({ pricePaise: 99_900 }).where(eq(benefits.title, 'Stock keeping'));
  const { payment } = await shop.pay(await orderOf(body.transaction_id), { outcome: 'silent' });
  const paid = await shop.until(body.transaction_id, 'paid');
  const charged = (await shop.look<{ payments: { id: string; amount: number }[] }>('state')).payments;
  expect(charged.find(({ id }) => id === payment.id)?.amount).toBe(paid.totalPaise);
  const told = await bina<{ data: object }>('GET', `/payment-pay/order/${body.transaction_id}`);
  expect(told.body.data).toMatchObject({
    amount: 15_222,
    items: [{ title: 'Stock keeping', quantity: 1, months: 1, amount: 12_900 }],
    gst: { amount: 2_322 },
  });
  expect(await shop.delivered(body.transaction_id)).toBe(1);
  await shop.db.update(benefits).set({ pricePaise: 12_900 }).where(eq(benefits.title, 'Stock keeping'));
});

test('#31 a double click, two tabs and a repeated Idempotency-Key are one open payment at one address; the key is good for no other order', async () => {
  const chitra = await buyerOf('Daily backup');
  const clicks = [{ transaction_id: '11777' }, { transaction_id: '11777' }, {}, { transaction_id: '11778' }];
  const key = { 'Idempotency-Key': 'tab-one' };
  const answers = await Promise.all([
    ...clicks.map((more) => place(chitra, more)),
    place(chitra, {}, key),
    place(chitra, {}, key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.checkoutPageUrl)).size).toBe(1);
  expect(await begun(chitra)).toHaveLength(1);

  const deepa = await buyerOf('Daily backup');
  const first = await place(deepa, {}, key);
  expect((await place(deepa, {}, key)).body).toEqual(first.body);
  expect(await place(deepa, { duration: '1y' }, key)).toMatchObject({ status: 409 });
  expect(await place(deepa, { transaction_id: 'tab-one', duration: '3y' })).toMatchObject({ status: 409 });
  expect((await begun(deepa)).map(({ status }) => status)).toEqual(['pending']);
});

test('#28 a forged Host changes nothing of where the payment is made, and a reloaded return leads to the same page', async () => {
  const esha = await buyerOf('Daily backup');
  const { body } = await place(esha, {}, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  const id = body.transaction_id;
  expect(body.checkoutPageUrl).toBe(`http://localhost:3000/payment-pay/checkout/${id}`);
  const back = () => shop.get(`/payment-pay/return/${id}`, { Host: 'evil.example' });
  for (const _ of [1, 2]) expect((await back()).headers.get('Location')).toBe(`/failure/${id}`);
  await shop.pay(await orderOf(id));
  await shop.until(id, 'paid');
  for (const _ of [1, 2]) expect((await back()).headers.get('Location')).toBe(`/success/${id}`);
  expect(await shop.historyOf(id)).toEqual(['created', 'opened', 'paid']);
});

test('#34 a gateway that hangs is a clear 503 within twelve seconds, and trying again works', async () => {
  const farah = await buyerOf('Daily backup');
  await shop.control('faults', { api: { match: 'POST /v1/orders', times: 1, hang: true } });
  const waitMs = 300;
  const { gateway } = shop.ctx;
  const settings = { ...keys, mode: 'sandbox', apiBase: shop.sandbox.url, checkoutScriptUrl: '' } as const;
  shop.ctx.gateway = createRazorpay({ ...settings, waitMs });
  const started = performance.now();
  expect(await place(farah)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('try again') },
  });
  const beyondTheWait = performance.now() - started - waitMs;
  expect(answerMs + beyondTheWait).toBeLessThan(12_000);
  shop.ctx.gateway = gateway;
  expect((await place(farah)).status).toBe(200);
  expect((await begun(farah)).map(({ status }) => status)).toEqual(['pending']);
});

test('#36 a payment whose day is over is not opened any more; it expires, and a new one can be begun', async () => {
  const gita = await buyerOf('Daily backup');
  const { body: old } = await place(gita);
  const opened = async () =>
    (
      await gita<{ status: string; order_id: string | null }>(
        'GET',
        `/payment-pay/order/${old.transaction_id}/checkout`,
      )
    ).body;
  expect(await opened()).toMatchObject({ status: 'pending', order_id: expect.stringMatching(/^order_/) });
  await shop.db
    .update(paymentTransactions)
    .set({ expiresAt: new Date() })
    .where(eq(paymentTransactions.id, old.transaction_id));
  expect(await opened()).toMatchObject({ status: 'expired', order_id: null });
  const { body: next } = await place(gita);
  expect(next.transaction_id).not.toBe(old.transaction_id);
  await shop.pay(await orderOf(next.transaction_id));
  await shop.until(next.transaction_id, 'paid');
  // Who pays the old one in spite of it gets the money back.
  await shop.pay(await orderOf(old.transaction_id));
  await shop.until(old.transaction_id, 'refunded');
});

test('#38 whichever result page is opened by hand, the server says what is true of the payment', async () => {
  const hema = await buyerOf('Daily backup');
  const { body } = await place(hema);
  const status = async () =>
    (await hema<{ data: { status: string } }>('GET', `/payment-pay/order/${body.transaction_id}?refresh=1`))
      .body.data.status;
  expect(await status()).toBe('pending');
  await shop.pay(await orderOf(body.transaction_id), { outcome: 'failure' });
  expect(await status()).toBe('pending');
  await shop.pay(await orderOf(body.transaction_id));
  await shop.until(body.transaction_id, 'paid');
  expect(await status()).toBe('paid');
});
