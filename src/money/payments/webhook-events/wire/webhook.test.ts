import { createHmac } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serverErrors } from '#desk/operations/table.server.ts';
import { webhookEvents } from '../table.server.ts';
import { reconcilePayments } from '../../reconciliation/reconcile-payments.ts';
import { keys, openShop, type Shop } from '../../wire/test-shop.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.noFaults());
afterAll(() => shop.close());

const signed = (body: string, secret = keys.webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');
const deliver = (body: string, signature: string | null, eventId = 'evt_1') =>
  shop.send('POST', '/payment-pay/webhook', body, {
    ...(signature !== null && { 'X-Razorpay-Signature': signature }),
    'X-Razorpay-Event-Id': eventId,
  });
const captured = (orderId: string, paymentId: string, more: object = {}) =>
  JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    contains: ['payment'],
    payload: {
      payment: { entity: { id: paymentId, order_id: orderId, status: 'captured', captured: true, ...more } },
    },
    created_at: 1_763_700_000,
  });
const kept = async () => (await shop.db.select().from(webhookEvents)).length;

test('#13 what the gateway did not sign, byte for byte, is refused and leaves nothing but one line among the errors', async () => {
  const ravi = await shop.buyer();
  const { gatewayOrderId, id } = await ravi.start();
  const body = captured(gatewayOrderId, 'pay_00000000000000');
  const before = await kept();
  const pretty = JSON.stringify(JSON.parse(body), null, 2);
  const attempts: [string, string | null][] = [
    [body, signed(body, 'another')],
    [body, null],
    [body, ''],
    [body, signed(body, keys.keySecret)],
    [pretty, signed(body)],
    [body, signed(body).toUpperCase()],
  ];
  for (const [sent, signature] of attempts) expect((await deliver(sent, signature)).status).toBe(400);
  expect((await deliver('x'.repeat(257 * 1024), signed('x'))).status).toBe(413);
  expect(await kept()).toBe(before);
  expect(await shop.read(id)).toMatchObject({ status: 'pending' });
  // A secret that is not the gateway's would show nowhere else.
  await vi.waitFor(async () => {
    expect(await shop.db.select().from(serverErrors)).toMatchObject([
      {
        kind: 'NotGenuine',
        route: '/payment-pay/webhook',
        count: 3,
        message: expect.stringContaining('not signed with our webhook secret'),
      },
    ]);
  }, patience);
});

test('#14 a body with ₹ and 🪔 is taken in by its bytes', async () => {
  const ravi = await shop.buyer();
  const { gatewayOrderId, id } = await ravi.start();
  await shop.control('faults', { webhook: { drop: true } });
  const { payment } = await shop.pay(gatewayOrderId);
  const body = captured(gatewayOrderId, payment.id, { notes: { of: '₹ 1,180 🪔' } });
  expect((await deliver(body, signed(body))).status).toBe(200);
  await shop.until(id, 'paid');
});

test('#15 #16 the same words again, under the same id or a fresh one, have no second effect', async () => {
  const ravi = await shop.buyer();
  const { gatewayOrderId, id } = await ravi.start();
  await shop.control('faults', { webhook: { drop: true } });
  const { payment } = await shop.pay(gatewayOrderId);
  const body = captured(gatewayOrderId, payment.id);
  const before = await kept();
  for (const eventId of ['evt_a', 'evt_a', 'evt_a', 'evt_b'])
    expect((await deliver(body, signed(body), eventId)).status).toBe(200);
  await shop.until(id, 'paid');
  expect(await kept()).toBe(before + 1);
  expect(await shop.delivered(id)).toBe(1);
});

test('#17 #18 everything at once, several times and in the wrong order: one fulfilment; a late failure undoes nothing', async () => {
  const ravi = await shop.buyer();
  const { gatewayOrderId, id } = await ravi.start();
  await shop.control('faults', { webhook: { duplicate: 2, reverse: true, newEventId: true } });
  const failed = await shop.pay(gatewayOrderId, { outcome: 'failure' });
  const { payment: _, ...receipt } = await shop.pay(gatewayOrderId);
  await Promise.all([shop.told(), ravi.verify(id, receipt), ravi.verify(id, receipt)]);
  await shop.until(id, 'paid');
  const late = captured(gatewayOrderId, failed.payment.id, { status: 'failed' }).replace(
    '.captured',
    '.failed',
  );
  expect((await deliver(late, signed(late))).status).toBe(200);
  await vi.waitFor(async () => {
    const waiting = (await shop.db.select().from(webhookEvents)).filter(
      ({ status }) => status === 'received',
    );
    expect(waiting).toEqual([]);
  }, patience);
  expect(await shop.read(id)).toMatchObject({ status: 'paid' });
  expect(await shop.delivered(id)).toBe(1);
});

test('#19 the browser never comes back: the webhook makes it paid', async () => {
  const ravi = await shop.buyer();
  const { gatewayOrderId, id } = await ravi.start();
  await shop.pay(gatewayOrderId, { outcome: 'silent' });
  await shop.until(id, 'paid');
  const { body } = await ravi<{ data: object }>('GET', `/payment-pay/order/${id}`);
  expect(body.data).toMatchObject({ status: 'paid', amount: 118_000 });
});

test('#20 #21 without webhooks the confirmation pays, and without both the next look within three minutes', async () => {
  const ravi = await shop.buyer();
  await shop.control('faults', { webhook: { drop: true } });
  const one = await ravi.start({ subjectId: 'one' });
  const { payment: _, ...receipt } = await shop.pay(one.gatewayOrderId);
  expect((await ravi.verify(one.id, receipt)).status).toBe(200);

  const two = await ravi.start({ subjectId: 'two' });
  await shop.pay(two.gatewayOrderId, { outcome: 'silent' });
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 3 * 60_000) };
  await reconcilePayments(later);
  expect(await shop.read(two.id)).toMatchObject({ status: 'paid' });
});

test('#23 a signed event that claims money which the gateway does not have pays for nothing', async () => {
  const ravi = await shop.buyer();
  const { gatewayOrderId, id } = await ravi.start();
  const failed = await shop.pay(gatewayOrderId, { outcome: 'failure' });
  const body = captured(gatewayOrderId, failed.payment.id);
  expect((await deliver(body, signed(body))).status).toBe(200);
  await vi.waitFor(async () => {
    const [event] = await shop.db.select().from(webhookEvents).orderBy(desc(webhookEvents.id)).limit(1);
    expect(event).toMatchObject({ status: 'processed', transactionId: id });
  }, patience);
  expect(await shop.read(id)).toMatchObject({ status: 'pending', lastErrorText: 'Payment failed' });
  expect(await shop.delivered(id)).toBe(0);
});

test('#24 an amount or a currency that was changed at the gateway is for people to look at', async () => {
  const ravi = await shop.buyer();
  for (const change of [{ amount: 100 }, { currency: 'USD' }]) {
    await shop.control('faults', { webhook: { drop: true } });
    const { gatewayOrderId, id } = await ravi.start({ subjectId: JSON.stringify(change) });
    const { payment, ...receipt } = await shop.pay(gatewayOrderId);
    await shop.control(`payments/${payment.id}/mutate`, change);
    expect((await ravi.verify(id, receipt)).body).toMatchObject({ status: 'review' });
    expect(await shop.delivered(id)).toBe(0);
  }
});

test('an event about nobody we know is stored, answered with 200 and looked into again', async () => {
  for (const body of [
    captured('order_00000000000000', 'pay_00000000000000'),
    '{"event":"invoice.paid"}',
    '[]',
  ]) {
    expect((await deliver(body, signed(body))).status).toBe(200);
    await vi.waitFor(async () => {
      const [event] = await shop.db.select().from(webhookEvents).orderBy(desc(webhookEvents.id)).limit(1);
      expect(event).toMatchObject({ status: 'unmatched', body });
    }, patience);
  }
  await reconcilePayments({ ...shop.ctx, now: () => new Date(Date.now() + 25 * 3_600_000) });
  const left = (await shop.db.select().from(webhookEvents)).filter(({ status }) => status === 'unmatched');
  expect(left).toEqual([]);
});
