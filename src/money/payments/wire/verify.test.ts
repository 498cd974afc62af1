import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../test-payments.ts';
import { keys, openShop, type Shop } from './test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const dearer = { subjectId: 'dear', totalPaise: 118_001, gst: { ...anOrder().gst, gstPaise: 18_001 } };

test('#1 #8 a payment is confirmed twenty times at once and paid once, at the price that was asked', async () => {
  const ravi = await shop.buyer();
  const started = await ravi.start();
  const { payment, ...receipt } = await shop.pay(started.gatewayOrderId);
  expect(payment).toMatchObject({ status: 'captured', amount: 118_000 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ravi.verify(started.id, receipt)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers[0]?.body).toEqual({ success: true, status: 'paid' });
  expect(await shop.delivered(started.id)).toBe(1);
  expect((await shop.historyOf(started.id)).filter((what) => what === 'paid')).toHaveLength(1);
  expect(await shop.read(started.id)).toMatchObject({ totalPaise: 118_000, paidPaymentId: payment.id });
});

test("#4 a signature that is changed, empty, another payment's or made with the wrong key changes nothing", async () => {
  const ravi = await shop.buyer();
  const [one, two] = [await ravi.start({ subjectId: 'a' }), await ravi.start({ subjectId: 'b' })];
  const { payment: _, ...receipt } = await shop.pay(one.gatewayOrderId, { outcome: 'silent' });
  await shop.control('faults', { webhook: { drop: true } });
  const { payment: __, ...other } = await shop.pay(two.gatewayOrderId, { outcome: 'silent' });
  const good = other.razorpay_signature;
  const flipped = (good.startsWith('0') ? '1' : '0') + good.slice(1);
  const text = `${other.razorpay_order_id}|${other.razorpay_payment_id}`;
  const wrongKey = createHmac('sha256', keys.webhookSecret).update(text).digest('hex');
  for (const signature of [flipped, '', receipt.razorpay_signature, good.toUpperCase(), wrongKey]) {
    const { status, body } = await ravi.verify(two.id, { ...other, razorpay_signature: signature });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'not_genuine' });
  }
  expect(await shop.read(two.id)).toMatchObject({ status: 'pending' });
  expect(await shop.delivered(two.id)).toBe(0);
  await shop.noFaults();
});

test('#5 ids that are missing, lists, numbers, too long or hide a separator are 400', async () => {
  const ravi = await shop.buyer();
  const started = await ravi.start();
  const { payment: _, ...receipt } = await shop.pay(started.gatewayOrderId);
  const wrong = [undefined, ['pay_00000000000000'], 7, 'x'.repeat(10_240), 'a|b', null, {}];
  for (const field of ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature', 'transaction_id'])
    for (const value of wrong)
      expect([field, (await ravi.verify(started.id, { ...receipt, [field]: value })).status]).toEqual([
        field,
        field === 'transaction_id' && value === 'a|b' ? 404 : 400,
      ]);
});

test("#6 #7 a triple pays for its own order and its own customer's only", async () => {
  const [ravi, meera] = [await shop.buyer(), await shop.buyer()];
  const [cheap, dear] = [await ravi.start(), await ravi.start(dearer)];
  const { payment: _, ...receipt } = await shop.pay(cheap.gatewayOrderId);
  expect((await ravi.verify(dear.id, receipt)).status).toBe(400);
  expect((await ravi.verify(dear.id, { ...receipt, razorpay_order_id: dear.gatewayOrderId })).status).toBe(
    400,
  );
  expect(await shop.read(dear.id)).toMatchObject({ status: 'pending' });

  const theirs = await meera.start();
  expect((await meera.verify(cheap.id, receipt)).status).toBe(404);
  expect((await meera.verify(theirs.id, receipt)).status).toBe(400);
  expect(await shop.delivered(theirs.id)).toBe(0);
  expect(
    (await shop.browser()('POST', '/admission/verify', { transaction_id: cheap.id, ...receipt })).status,
  ).toBe(401);
});

test('#9 fields that nobody asked for change neither what is charged nor who gets it', async () => {
  const [ravi, meera] = [await shop.buyer(), await shop.buyer()];
  const started = await ravi.start();
  const { payment: _, ...receipt } = await shop.pay(started.gatewayOrderId, { outcome: 'authorize' });
  const more = { status: 'Paid', amount: 1, price: 1, user_id: meera.id };
  expect((await ravi.verify(started.id, receipt, more)).status).toBe(202);
  expect(await shop.read(started.id)).toMatchObject({
    totalPaise: 118_000,
    customerId: ravi.id,
    paidAt: null,
  });
});

test('#25 what is only authorised is not paid; once captured it is, once', async () => {
  const ravi = await shop.buyer();
  const started = await ravi.start();
  const { payment, ...receipt } = await shop.pay(started.gatewayOrderId, { outcome: 'authorize' });
  const early = await ravi.verify(started.id, receipt);
  expect([early.status, early.body.status]).toEqual([202, 'authorized']);
  expect(await shop.delivered(started.id)).toBe(0);
  await shop.ctx.gateway.capture({ paymentId: payment.id, amountPaise: 118_000 });
  const late = await ravi.verify(started.id, receipt);
  expect([late.status, late.body.status]).toEqual([200, 'paid']);
  expect(await shop.delivered(started.id)).toBe(1);
});
