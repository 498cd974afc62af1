import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { v7 } from 'uuid';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { restoredKey, type Restored } from '#agency/settings/restored.ts';
import type { Ctx } from '#kit/context.ts';
import { Forbidden, Invalid } from '#kit/errors.ts';
import { compareBooks } from '../../reconciliation/compare-books.ts';
import { refundPayment } from '../refund-payment.ts';
import { sendRefund } from '../send-refund.ts';
import { settle } from '../../settle.ts';
import { openShop, type Shop } from '../../wire/test-shop.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.noFaults();
  await shop.control('config', { refunds: 'processed' });
});
afterAll(() => shop.close());

const staff = (role: 'owner' | 'sales' = 'owner'): Ctx => ({
  ...shop.ctx,
  actor: { kind: 'staff', id: v7(), name: 'Asha', email: 'asha@example.com', role, ownLeadsOnly: false },
});
const back = (transactionId: string, amountPaise: number, idempotencyKey: string = v7()) =>
  refundPayment(staff(), {
    transactionId,
    amountPaise,
    idempotencyKey,
    reason: 'As agreed',
    gatewayPaymentId: null,
  });
async function aPaidOne() {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  const { payment } = await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  return { id, paymentId: payment.id, ravi };
}
const there = async (paymentId: string) =>
  (await shop.look<{ refunds: { payment_id: string; amount: number }[] }>('state')).refunds.filter(
    (refund) => refund.payment_id === paymentId,
  );

test('#29 never more than came goes back: not at once, not twice, not nothing, not by everybody', async () => {
  const { id, paymentId } = await aPaidOne();
  await expect(back(id, 118_001)).rejects.toThrow(Invalid);
  await expect(
    refundPayment(staff('sales'), {
      transactionId: id,
      amountPaise: 1,
      idempotencyKey: v7(),
      reason: 'x',
      gatewayPaymentId: null,
    }),
  ).rejects.toThrow(Forbidden);
  const tries = await Promise.allSettled([back(id, 118_000), back(id, 118_000), back(id, 60_000)]);
  const went = (await there(paymentId)).reduce((all, { amount }) => all + amount, 0);
  expect(went).toBeLessThanOrEqual(118_000);
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  await expect(back(id, 118_001 - went)).rejects.toThrow(Invalid);
});

test('#30 a refund whose answer was lost is sent again and is one at the gateway; the same key is the same refund', async () => {
  const { id, paymentId } = await aPaidOne();
  await shop.control('faults', {
    api: { match: `POST /v1/payments/${paymentId}/refund`, times: 1, resetAfterCommit: true },
    // Else the gateway may have told of it before the lost answer is noticed.
    webhook: { drop: true },
  });
  const key = v7();
  const asked = await back(id, 50_000, key);
  expect(asked.status).toBe('requested');
  await Promise.all([
    back(id, 50_000, key),
    sendRefund(shop.ctx, { refundId: asked.id }, { trigger: 'reconcile' }),
  ]);
  expect(await there(paymentId)).toHaveLength(1);
  expect(await shop.read(id)).toMatchObject({ status: 'partially_refunded', refundedPaise: 50_000 });
  await expect(back(id, 50_001, key)).rejects.toThrow('another amount');
});

test('#33 a refund told twice counts once, one that fails counts nothing and is for people, a full one takes the goods back', async () => {
  const { id } = await aPaidOne();
  await shop.control('faults', { webhook: { duplicate: 1, newEventId: true } });
  await back(id, 18_000);
  await shop.told();
  expect(await shop.until(id, 'partially_refunded')).toMatchObject({ refundedPaise: 18_000 });

  await shop.control('config', { refunds: 'pending' });
  const slow = await back(id, 100_000);
  expect(slow.status).toBe('pending');
  await expect(back(id, 1)).rejects.toThrow(Invalid);
  await shop.control(`refunds/${slow.gatewayRefundId}/fail`);
  await vi.waitFor(
    async () =>
      expect(await shop.read(id)).toMatchObject({
        status: 'partially_refunded',
        refundedPaise: 18_000,
        reviewReason: 'A refund of ₹1,000 failed at the gateway.',
      }),
    patience,
  );
  await shop.control('config', { refunds: 'processed' });
  await back(id, 100_000);
  expect(await shop.read(id)).toMatchObject({
    status: 'refunded',
    refundedPaise: 118_000,
    reviewReason: null,
  });
  expect((await shop.historyOf(id)).filter((what) => what === 'refunded')).toHaveLength(1);
});

test('the nightly comparison finds what differs and mends what asking can mend', async () => {
  const ravi = await shop.buyer();
  await shop.control('faults', { webhook: { drop: true } });
  const { id, gatewayOrderId } = await ravi.start();
  await shop.pay(gatewayOrderId, { outcome: 'silent' });
  const stranger = await shop.ctx.gateway.createOrder({ receipt: 'not ours', amountPaise: 500 });
  const { payment } = await shop.pay(stranger.id);
  const { mismatches } = await compareBooks({ ...shop.ctx, now: () => new Date(Date.now() + 5_000) });
  expect(await shop.read(id)).toMatchObject({ status: 'paid' });
  expect(mismatches).toEqual([
    { kind: 'unknown-payment', gatewayId: payment.id, amountPaise: 500, transactionId: null },
  ]);
  expect(await settle(shop.ctx, id, { trigger: 'staff' })).toMatchObject({ status: 'paid' });

  // It looks five days back, and in a restored installation as far as to its backup.
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 6 * 86_400_000) };
  expect(await compareBooks(later)).toMatchObject({ payments: 0, mismatches: [] });
  const madeAt = new Date(Date.now() - 3_600_000).toISOString();
  await replaceSetting(shop.ctx, restoredKey, { madeAt, at: madeAt } satisfies Restored);
  expect(await compareBooks(later)).toMatchObject({ mismatches });
});
