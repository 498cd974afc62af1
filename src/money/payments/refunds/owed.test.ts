import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { GatewayRefused } from '#kit/ports/gateway.ts';
import { readTransaction } from '../one-transaction.ts';
import { refundPayment } from './refund-payment.ts';
import { sendRefund } from './send-refund.ts';
import { settle } from '../settle.ts';
import { startPayment } from '../start-payment.ts';
import { anOrder, openPayments } from '../test-payments.ts';

let shop: Awaited<ReturnType<typeof openPayments>>;
let owner: Ctx;
beforeAll(async () => {
  shop = await openPayments();
  const id = '00000000-0000-7000-8000-000000000001';
  owner = {
    ...shop.ctx,
    actor: {
      kind: 'staff',
      id,
      name: 'Owner',
      email: 'owner@example.com',
      role: 'owner',
      ownLeadsOnly: false,
    },
  };
});
afterAll(() => shop.close());

const why = { trigger: 'webhook' } as const;
const giveBack = (transactionId: string, amountPaise: number, key: string) =>
  refundPayment(owner, {
    transactionId,
    gatewayPaymentId: null,
    amountPaise,
    reason: 'As agreed',
    idempotencyKey: key,
  });
/** Does the refunds that were asked for; with `refusal` the gateway wants none of them. */
async function sendAll(refusal?: string) {
  const { port } = shop.gateway;
  const { refund } = port;
  if (refusal)
    port.refund = async () => {
      throw new GatewayRefused('BAD_REQUEST_ERROR', refusal);
    };
  for (const { name, payloads } of shop.enqueued.splice(0))
    if (name === 'send-refund')
      for (const payload of payloads) await sendRefund(shop.ctx, payload as { refundId: string }, why);
  port.refund = refund;
}

test('money that comes after all of an order went back goes back as well', async () => {
  const { id, gatewayOrderId } = await startPayment(await shop.customer(), anOrder());
  shop.gateway.pay(gatewayOrderId, { amountPaise: 100 });
  expect(await settle(shop.ctx, id, why)).toMatchObject({ status: 'review' });
  await giveBack(id, 100, 'refund-of-what-did-not-fit');
  expect(await readTransaction(shop.ctx, id)).toMatchObject({ status: 'refunded' });
  const late = shop.gateway.pay(gatewayOrderId);
  await settle(shop.ctx, id, why);
  await sendAll();
  expect(late).toMatchObject({ status: 'refunded', refundedPaise: 118_000 });
});

test('money that could not be given back stays on the list of staff until it has gone, whatever else is refunded', async () => {
  const { id, gatewayOrderId } = await startPayment(await shop.customer(), anOrder());
  shop.gateway.pay(gatewayOrderId);
  await settle(shop.ctx, id, why);
  const surplus = shop.gateway.pay(gatewayOrderId);
  await settle(shop.ctx, id, why);
  await sendAll('Your balance is too low.');
  const reason = async () => (await readTransaction(shop.ctx, id)).reviewReason;
  expect(await reason()).toBe('A refund of ₹1,180 failed: Your balance is too low.');
  await giveBack(id, 18_000, 'refund-of-a-part');
  expect(await reason()).toBe('A refund of ₹1,180 failed: Your balance is too low.');
  await refundPayment(owner, {
    transactionId: id,
    gatewayPaymentId: surplus.id,
    amountPaise: 118_000,
    reason: 'Paid twice',
    idempotencyKey: 'refund-of-the-surplus',
  });
  expect(await reason()).toBeNull();
});

test('a payment that came too late is owed whole: giving back a part does not take it off the list', async () => {
  const ravi = await shop.customer();
  const early = await startPayment(ravi, anOrder());
  const dearer = { totalPaise: 118_001, gst: { ...anOrder().gst, gstPaise: 18_001 } };
  const late = await startPayment(ravi, anOrder(dearer));
  shop.wait(1_000);
  shop.gateway.pay(late.gatewayOrderId);
  await settle(shop.ctx, late.id, why);
  shop.gateway.pay(early.gatewayOrderId);
  expect(await settle(shop.ctx, early.id, why)).toMatchObject({ status: 'refund_due' });
  await sendAll('Your balance is too low.');
  await giveBack(early.id, 18_000, 'refund-of-some-of-it');
  expect((await readTransaction(shop.ctx, early.id)).reviewReason).toContain('balance is too low');
  await giveBack(early.id, 100_000, 'refund-of-the-rest');
  expect(await readTransaction(shop.ctx, early.id)).toMatchObject({ status: 'refunded', reviewReason: null });
});

test('of several payments the one that was tried first counts, in whatever order we hear of them', async () => {
  const { id, gatewayOrderId } = await startPayment(await shop.customer(), anOrder());
  const first = shop.gateway.pay(gatewayOrderId, { id: 'pay_zzzzzzzzzzzzzz' });
  shop.gateway.pay(gatewayOrderId, { id: 'pay_AAAAAAAAAAAAAA' });
  expect(await settle(shop.ctx, id, why)).toMatchObject({ status: 'paid', paidPaymentId: first.id });
});
