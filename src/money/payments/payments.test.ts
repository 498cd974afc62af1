import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { fulfilments, paymentAudit, paymentTransactions } from './table.server.ts';
import { paymentRefunds } from './refunds/table.server.ts';
import { Conflict, Invalid, Unauthenticated } from '#kit/errors.ts';
import { GatewayDown } from '#kit/ports/gateway.ts';
import { readTransaction } from './one-transaction.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { settle } from './settle.ts';
import { startPayment } from './start-payment.ts';
import { anOrder, openPayments } from './test-payments.ts';

let shop: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  shop = await openPayments();
});
afterAll(() => shop.close());

const byWebhook = { trigger: 'webhook' } as const;
const delivered = (transactionId: string) =>
  shop.db.select().from(fulfilments).where(eq(fulfilments.transactionId, transactionId));

test('twenty starts at once make one open transaction and one order, which twenty looks make paid once', async () => {
  const ravi = await shop.customer();
  const told = await hearWebhooks(shop.ctx);
  const before = shop.gateway.calls.create;
  const started = await Promise.all(Array.from({ length: 20 }, () => startPayment(ravi, anOrder())));
  const [first] = started;
  if (!first) throw new Error('nothing started');
  expect(
    started.every((other) => other.id === first.id && other.gatewayOrderId === first.gatewayOrderId),
  ).toBe(true);
  expect(shop.gateway.calls.create - before).toBe(1);
  expect(first).toMatchObject({ amountPaise: 118_000, checkoutPath: `/payment-pay/checkout/${first.id}` });
  expect(first.id).toMatch(/^txn_[0-9a-f]{32}$/);

  shop.gateway.pay(first.gatewayOrderId);
  const settled = await Promise.all(Array.from({ length: 20 }, () => settle(shop.ctx, first.id, byWebhook)));
  expect(settled.every(({ status }) => status === 'paid')).toBe(true);
  expect(await delivered(first.id)).toHaveLength(1);
  const history = await shop.db
    .select()
    .from(paymentAudit)
    .where(eq(paymentAudit.transactionId, first.id))
    .orderBy(paymentAudit.id);
  expect(history.map(({ what }) => what)).toEqual(['created', 'opened', 'paid']);
  const { purpose, totalPaise, currency } = await readTransaction(shop.ctx, first.id);
  expect(await told('order.paid')).toEqual([
    ['order.paid', { transactionId: first.id, purpose, totalPaise, currency }],
  ]);
});

test('nobody pays without signing in, nothing, less than a rupee, or sums that do not hold', async () => {
  const ravi = await shop.customer();
  await expect(startPayment(shop.ctx, anOrder())).rejects.toThrow(Unauthenticated);
  await expect(startPayment(ravi, anOrder({ lines: [] }))).rejects.toThrow(Invalid);
  const free = {
    discountPaise: 100_000,
    totalPaise: 0,
    gst: { ...anOrder().gst, taxablePaise: 0, gstPaise: 0 },
  };
  await expect(startPayment(ravi, anOrder(free))).rejects.toMatchObject({
    errors: { totalPaise: 'The amount must be at least ₹1.' },
  });
  await expect(startPayment(ravi, anOrder({ totalPaise: 117_999 }))).rejects.toThrow('does not add up');
  await expect(startPayment(ravi, anOrder({ totalPaise: 118_000.5 }))).rejects.toThrow('does not add up');
});

test('a different order takes the place of an open one; the same reference never means another order', async () => {
  const ravi = await shop.customer();
  const told = await hearWebhooks(shop.ctx);
  const one = await startPayment(ravi, anOrder({ clientReference: '11001' }));
  expect((await startPayment(ravi, anOrder({ clientReference: '11002' }))).id).toBe(one.id);
  const dearer = { totalPaise: 118_001, gst: { ...anOrder().gst, gstPaise: 18_001 } };
  await expect(startPayment(ravi, anOrder({ ...dearer, clientReference: '11001' }))).rejects.toThrow(
    Conflict,
  );
  const two = await startPayment(ravi, anOrder({ ...dearer, clientReference: '11003' }));
  expect(two.id).not.toBe(one.id);
  expect(await readTransaction(shop.ctx, one.id)).toMatchObject({ status: 'cancelled' });
  expect(await readTransaction(shop.ctx, two.id)).toMatchObject({ status: 'pending', totalPaise: 118_001 });
  expect(await told('order.cancelled')).toMatchObject([['order.cancelled', { transactionId: one.id }]]);
});

test('#35 an answer that was lost after the order was made is found again: no second order', async () => {
  const ravi = await shop.customer();
  const { calls, faults } = shop.gateway;
  const before = calls.create;
  faults.create = 'after';
  await expect(startPayment(ravi, anOrder())).rejects.toThrow(GatewayDown);
  const started = await startPayment(ravi, anOrder());
  faults.create = null;
  expect(calls.create - before).toBe(1);
  expect((await startPayment(ravi, anOrder())).id).toBe(started.id);
});

test('an order that never reached the gateway ends when somebody looks, and the customer can begin again', async () => {
  const ravi = await shop.customer();
  shop.gateway.faults.create = 'before';
  await expect(startPayment(ravi, anOrder())).rejects.toThrow(GatewayDown);
  shop.gateway.faults.create = null;
  const [lost] = await shop.db
    .select()
    .from(paymentTransactions)
    .where(
      and(eq(paymentTransactions.customerId, ravi.customerId), eq(paymentTransactions.status, 'created')),
    );
  expect(await settle(shop.ctx, lost?.id ?? '', { trigger: 'reconcile' })).toMatchObject({
    status: 'create_failed',
  });
  expect((await startPayment(ravi, anOrder())).id).not.toBe(lost?.id);
});

test('a second payment of the same order goes back by itself', async () => {
  const ravi = await shop.customer();
  const { id, gatewayOrderId } = await startPayment(ravi, anOrder());
  const first = shop.gateway.pay(gatewayOrderId);
  await settle(shop.ctx, id, byWebhook);
  const second = shop.gateway.pay(gatewayOrderId);
  await settle(shop.ctx, id, byWebhook);
  await settle(shop.ctx, id, byWebhook);
  const [refund, ...more] = await shop.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.transactionId, id));
  expect(more).toEqual([]);
  expect(refund).toMatchObject({ gatewayPaymentId: second.id, amountPaise: 118_000, status: 'requested' });
  await Promise.all([1, 2, 3].map(() => sendRefund(shop.ctx, { refundId: refund?.id ?? '' }, byWebhook)));
  expect(shop.gateway.refunds.filter(({ paymentId }) => paymentId === second.id)).toHaveLength(1);
  expect(await readTransaction(shop.ctx, id)).toMatchObject({
    status: 'paid',
    paidPaymentId: first.id,
    refundedPaise: 0,
  });
});

test('money that comes after giving up is delivered once; what was paid otherwise meanwhile goes back', async () => {
  const ravi = await shop.customer();
  const old = await startPayment(ravi, anOrder());
  shop.wait(1_000);
  const dearer = { totalPaise: 118_001, gst: { ...anOrder().gst, gstPaise: 18_001 } };
  const young = await startPayment(ravi, anOrder(dearer));
  shop.gateway.pay(old.gatewayOrderId);
  shop.wait(1_000);
  expect(await settle(shop.ctx, old.id, byWebhook)).toMatchObject({ status: 'paid' });
  expect(await readTransaction(shop.ctx, young.id)).toMatchObject({ status: 'cancelled' });

  const late = shop.gateway.pay(young.gatewayOrderId);
  shop.wait(1_000);
  expect(await settle(shop.ctx, young.id, byWebhook)).toMatchObject({ status: 'refund_due' });
  const [refund] = await shop.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.gatewayPaymentId, late.id));
  await sendRefund(shop.ctx, { refundId: refund?.id ?? '' }, byWebhook);
  expect(await readTransaction(shop.ctx, young.id)).toMatchObject({
    status: 'refunded',
    refundedPaise: 118_001,
  });
  expect([await delivered(old.id), await delivered(young.id)].map((rows) => rows.length)).toEqual([1, 0]);
});

test('a promise is not money, a failed attempt ends nothing, and an order that nobody pays ends after a day', async () => {
  const ravi = await shop.customer();
  const { id, gatewayOrderId } = await startPayment(ravi, anOrder());
  const payment = shop.gateway.pay(gatewayOrderId, {
    status: 'failed',
    captured: false,
    errorCode: 'BAD_REQUEST_ERROR',
    errorText: 'Your bank said no.',
  });
  expect(await settle(shop.ctx, id, byWebhook)).toMatchObject({
    status: 'pending',
    lastErrorText: 'Your bank said no.',
  });
  payment.status = 'authorized';
  expect(await settle(shop.ctx, id, byWebhook)).toMatchObject({ status: 'authorized', paidAt: null });
  await expect(startPayment(ravi, anOrder({ subjectId: 'cart', couponCode: 'OTHER' }))).rejects.toThrow(
    Conflict,
  );
  Object.assign(payment, { status: 'refunded', captured: false, refundedPaise: payment.amountPaise });
  expect(await settle(shop.ctx, id, byWebhook)).toMatchObject({ status: 'pending' });
  const told = await hearWebhooks(shop.ctx);
  shop.wait(25 * 3_600_000);
  expect(await settle(shop.ctx, id, byWebhook)).toMatchObject({ status: 'expired' });
  expect(await told('order.expired')).toMatchObject([['order.expired', { transactionId: id }]]);
  expect(await delivered(id)).toEqual([]);
});

test('money that is not what was asked for is for people to look at', async () => {
  const ravi = await shop.customer();
  for (const wrong of [{ amountPaise: 100 }, { currency: 'USD' }]) {
    const { id, gatewayOrderId } = await startPayment(ravi, anOrder());
    shop.gateway.pay(gatewayOrderId, wrong);
    expect(await settle(shop.ctx, id, byWebhook)).toMatchObject({ status: 'review', paidAt: null });
    expect(await delivered(id)).toEqual([]);
  }
});

test('the history of a payment can only grow', async () => {
  await expect(shop.db.update(paymentAudit).set({ what: 'other' })).rejects.toThrow();
  await expect(shop.db.delete(paymentAudit)).rejects.toThrow();
});
