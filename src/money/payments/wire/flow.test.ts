import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts';
import { openShop, type Receipt, type Shop } from './test-shop.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.noFaults());
afterAll(() => shop.close());

const comeBack = (id: string, fields: Record<string, string>) =>
  shop.product.app.request(`/payment-pay/return/${id}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://api.razorpay.com',
      'Sec-Fetch-Site': 'cross-site',
    },
    body: new URLSearchParams(fields).toString(),
  });
const fieldsOf = ({ payment: _, ...fields }: Receipt): Record<string, string> => fields;

test('#2 the browser comes back from the gateway by its own post and lands on the receipt; the order has its four fields', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  const back = await comeBack(id, fieldsOf(await shop.pay(gatewayOrderId)));
  expect([back.status, back.headers.get('Location')]).toEqual([303, `/success/${id}`]);
  const { body } = await ravi<{ data: Record<string, unknown> }>('GET', `/payment-pay/order/${id}`);
  expect(body.data).toMatchObject({
    transaction_id: id,
    order_no: expect.stringMatching(/^NIR-1\d{3}$/),
    amount: 118_000,
    user_phone: 'Ravi Kale',
    status: 'paid',
  });
  expect(Date.now() - Date.parse(String(body.data.createdAt))).toBeLessThan(60_000);
});

test('#3 a failure leads to /failure with its reason; the same order can still be paid', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await shop.pay(gatewayOrderId, { outcome: 'failure' });
  const back = await comeBack(id, {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'Payment failed',
  });
  expect([back.status, back.headers.get('Location')]).toEqual([303, `/failure/${id}`]);
  const { body } = await ravi<{ data: object }>('GET', `/payment-pay/order/${id}`);
  expect(body.data).toMatchObject({ status: 'pending', last_error: 'Payment failed' });
  expect((await ravi.start()).id).toBe(id);
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
});

test('#12 what is charged and delivered is what was frozen when payment started', async () => {
  const ravi = await shop.buyer();
  const first = await ravi.start();
  await shop.pay(first.gatewayOrderId, { outcome: 'silent' });
  const paid = await shop.until(first.id, 'paid');
  expect(paid.order.lines).toEqual([
    expect.objectContaining({ title: 'Search console', amountPaise: 100_000 }),
  ]);
  expect(paid.totalPaise).toBe(118_000);
});

test('#22 what happened while nobody listened is made good by the next look, once', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await shop.control('faults', { webhook: { drop: true } });
  await shop.pay(gatewayOrderId, { outcome: 'silent' });
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 3 * 60_000) };
  await Promise.all([reconcilePayments(later), reconcilePayments(later)]);
  expect(await shop.read(id)).toMatchObject({ status: 'paid' });
  expect(await shop.delivered(id)).toBe(1);
});

test('#26 a bank that says yes after it said no: the money counts', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  const { payment } = await shop.pay(gatewayOrderId, { outcome: 'failure' });
  await vi.waitFor(async () => expect((await shop.read(id)).lastErrorText).toBe('Payment failed'), patience);
  await shop.control(`payments/${payment.id}/late-authorize`);
  await shop.until(id, 'paid');
});

test('#27 #28 nobody sees or moves a payment of somebody else, and a return leads nowhere but home', async () => {
  const [ravi, meera] = [await shop.buyer(), await shop.buyer()];
  const mine = await ravi.start();
  const theirs = await meera.start();
  const receipt = fieldsOf(await shop.pay(mine.gatewayOrderId, { outcome: 'authorize' }));
  for (const path of ['', '/checkout'])
    for (const [visitor, status] of [
      [meera, 404],
      [shop.browser(), 401],
    ] as const) {
      const { status: told, body } = await visitor('GET', `/payment-pay/order/${mine.id}${path}`);
      expect([told, JSON.stringify(body).includes('Ravi')]).toEqual([status, false]);
    }
  expect((await meera('POST', `/payment-pay/order/${mine.id}/cancel`, {})).status).toBe(404);
  const wrong = await comeBack(theirs.id, receipt);
  expect(wrong.headers.get('Location')).toBe(`/failure/${theirs.id}`);
  const sly = await shop.product.app.request(
    `/payment-pay/return/${mine.id}?next=//evil.example&status=paid`,
  );
  expect([sly.status, sly.headers.get('Location')]).toEqual([303, `/failure/${mine.id}`]);
  expect((await shop.get('/payment-pay/return/txn_1')).status).toBe(404);
  const options = await ravi<{ callback_url: string }>(
    'GET',
    `/payment-pay/order/${mine.id}/checkout`,
    undefined,
    {
      Host: 'evil.example',
    },
  );
  expect(options.body.callback_url).toBe(`http://localhost:3000/payment-pay/return/${mine.id}`);
});

test('whoever paid on a Hindi page comes back to one', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  const inHindi = { 'Accept-Language': 'hi' };
  const path = `/payment-pay/order/${id}/checkout`;
  const options = await ravi<{ callback_url: string }>('GET', path, undefined, inHindi);
  expect(options.body.callback_url).toBe(`http://localhost:3000/payment-pay/return/${id}?language=hi`);
  const back = await comeBack(`${id}?language=hi`, fieldsOf(await shop.pay(gatewayOrderId)));
  expect(back.headers.get('Location')).toBe(`/hi/success/${id}`);
  const strange = await comeBack(`${id}?language=//evil.example`, {});
  expect(strange.headers.get('Location')).toBe(`/success/${id}`);
});

test('#32 a second payment of one order goes back by itself', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await shop.pay(gatewayOrderId);
  const paid = await shop.until(id, 'paid');
  const second = await shop.pay(gatewayOrderId, { force: true });
  await vi.waitFor(
    async () =>
      expect(await shop.refundsOf(id)).toEqual([
        expect.objectContaining({
          gatewayPaymentId: second.payment.id,
          amountPaise: 118_000,
          status: 'processed',
        }),
      ]),
    patience,
  );
  expect(await shop.read(id)).toMatchObject({
    status: 'paid',
    paidPaymentId: paid.paidPaymentId,
    refundedPaise: 0,
  });
});

test('#34 a gateway that is down, breaks off or is busy is a clear answer, and trying again works', async () => {
  const ravi = await shop.buyer();
  for (const fault of [{ status: 500 }, { status: 502 }, { status: 429 }, { resetAfterCommit: true }]) {
    const subjectId = JSON.stringify(fault);
    await shop.control('faults', { api: { match: 'POST /v1/orders', times: 1, ...fault } });
    await expect(ravi.start({ subjectId })).rejects.toMatchObject({
      message: expect.stringContaining('try again'),
    });
    const { gatewayOrderId } = await ravi.start({ subjectId });
    const { orders } = await shop.look<{ orders: { id: string; receipt: string }[] }>('state');
    const made = orders.find((order) => order.id === gatewayOrderId);
    expect(orders.filter(({ receipt }) => receipt === made?.receipt)).toHaveLength(1);
  }
});

test('#37 giving up while the money lands ends paid, never given up and kept', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await Promise.all([shop.pay(gatewayOrderId), ravi('POST', `/payment-pay/order/${id}/cancel`, {})]);
  await shop.until(id, 'paid');
  expect(await shop.delivered(id)).toBe(1);
  const other = await ravi.start({ subjectId: 'other' });
  const { body } = await ravi<{ data: object }>('POST', `/payment-pay/order/${other.id}/cancel`, {});
  expect(body.data).toMatchObject({ status: 'cancelled' });
});
