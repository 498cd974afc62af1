import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { followDisputes } from './follow-dispute.ts';
import { paymentDisputes } from './table.server.ts';
import { readMoney } from '#desk/dashboard/read-money.ts';
import { listToday } from '#desk/today/list-today.ts';
import type { Ctx } from '#kit/context.ts';
import { openMandates } from '#money/mandates/test-mandates.ts';
import { startFor } from '../start-payment.ts';
import { getPayment } from '../list-payments.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { orderFor } from '#money/receivables/online/pay-invoice.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { receipts, settlements } from '#money/receivables/table.server.ts';

let desk: Awaited<ReturnType<typeof openMandates>>;
let owner: Ctx;
beforeAll(async () => {
  desk = await openMandates();
  const { actor } = desk.staff;
  if (actor.kind !== 'staff') throw new Error('Nobody keeps the books');
  owner = { ...desk.staff, actor: { ...actor, role: 'owner' } };
});
afterAll(() => desk.close());

/** An invoice of ₹11,800, paid through the gateway. */
async function paid() {
  const { recurringId, buyerId } = await desk.retainer(1_000_000);
  const invoiceId = await desk.bill(recurringId);
  const order = await orderFor(desk.system, invoiceId, 1_180_000);
  const begun = await startFor({ ...desk.system, actor: { kind: 'anonymous' } }, order, { customerId: null });
  await desk.control(`orders/${begun.gatewayOrderId}/pay`, {});
  await desk.deliverAll();
  const { paidPaymentId } = await getPayment(owner, { paymentId: begun.id });
  return { buyerId, invoiceId, transactionId: begun.id, gatewayPaymentId: paidPaymentId ?? '' };
}
const disputed = (gatewayPaymentId: string, of: object = {}) =>
  desk.control<{ id: string }>(`payments/${gatewayPaymentId}/dispute`, of);
const act = (id: string, what: string) => desk.control(`disputes/${id}/${what}`);
const disputesIn = async (paymentId: string) => (await getPayment(owner, { paymentId })).disputes;
const onToday = async (id: string) =>
  (await listToday(owner, { whose: 'all' })).items.filter((item) => item.id === `dispute:${id}`);
const cameBack = async (buyerId: string) =>
  (await desk.db.select().from(settlements).where(eq(settlements.buyerId, buyerId))).filter(
    ({ kind }) => kind === 'came-back',
  );

test('a dispute is read by itself, waits on Today until it is answered, and once lost its invoice is owed again, once', async () => {
  const heard = await hearWebhooks(desk.ctx);
  const { buyerId, invoiceId, transactionId, gatewayPaymentId } = await paid();
  const { id } = await disputed(gatewayPaymentId);
  await desk.control('clock/advance', { seconds: 0 });
  const told = desk.letters.splice(0);
  // Told twice, and in another order.
  await desk.deliver([...told, ...told.toReversed()]);
  expect(await disputesIn(transactionId)).toMatchObject([
    { id, status: 'open', amountPaise: 1_180_000, deductedPaise: 0, phase: 'chargeback', bookedAt: null },
  ]);
  const [dispute] = await disputesIn(transactionId);
  expect(await onToday(id)).toMatchObject([
    {
      kind: 'payment',
      urgency: 'today',
      valuePaise: 1_180_000,
      at: dispute?.respondBy?.toISOString(),
      reason: expect.stringContaining('Disputed at the bank: answer the gateway by Tue 8 Dec'),
    },
  ]);
  expect(await desk.open(invoiceId)).toBe(0);
  await act(id, 'review');
  await desk.deliverAll();
  expect(await onToday(id)).toEqual([]);
  await act(id, 'ask');
  await desk.deliverAll();
  await desk.pass(6.5 * 86_400);
  expect((await onToday(id))[0]?.urgency).toBe('late');
  await act(id, 'lose');
  await desk.control('clock/advance', { seconds: 0 });
  const lost = desk.letters.splice(0);
  await desk.deliver([...lost, ...told, ...lost]);
  await followDisputes(desk.system);
  expect(await disputesIn(transactionId)).toMatchObject([
    { status: 'lost', deductedPaise: 1_180_000, bookedAt: expect.any(Date) },
  ]);
  expect(await desk.open(invoiceId)).toBe(1_180_000);
  expect(await cameBack(buyerId)).toMatchObject([
    { amountPaise: 1_180_000, reason: expect.stringContaining(`Dispute ${id} was lost`) },
  ]);
  expect(await desk.db.select().from(receipts).where(eq(receipts.buyerId, buyerId))).toMatchObject([
    { returnedOn: '2026-12-08' },
  ]);
  expect(await onToday(id)).toEqual([]);
  const money = await heard(
    'order.disputed',
    'payment.received',
    'payment.returned',
    'invoice.issued',
    'invoice.paid',
    'invoice.reopened',
  );
  expect(
    money.map(([event, { status, amountPaise, openPaise }]) => [event, status ?? amountPaise ?? openPaise]),
  ).toEqual([
    ['invoice.issued', undefined],
    ['invoice.paid', undefined],
    ['payment.received', 1_180_000],
    ['order.disputed', 'open'],
    ['order.disputed', 'under_review'],
    ['order.disputed', 'open'],
    ['order.disputed', 'lost'],
    ['invoice.reopened', 1_180_000],
    ['payment.returned', 1_180_000],
  ]);
  // By hand nothing more comes back, and nothing is refunded.
  const byHand = { transactionId, returnedOn: '2026-12-08', reason: 'Disputed' };
  await expect(returnPayment(owner, byHand)).rejects.toThrow('went back before');
  const refund = { amountPaise: 100, reason: 'Agreed', idempotencyKey: v7(), gatewayPaymentId: null };
  await expect(refundPayment(owner, { ...refund, transactionId })).rejects.toThrow('This money came back');
});

test('a dispute of which no event came is found by the clock; what is won, or closed, takes nothing out of the books', async () => {
  for (const ends of ['win', 'close']) {
    const { buyerId, invoiceId, transactionId, gatewayPaymentId } = await paid();
    await desk.control('faults', { webhook: { drop: true } });
    const { id } = await disputed(gatewayPaymentId);
    await followDisputes(desk.system);
    expect(await onToday(id)).toHaveLength(1);
    await act(id, 'review');
    await act(id, ends);
    await desk.control('faults', {});
    await followDisputes(desk.system);
    await followDisputes(desk.system);
    expect(await disputesIn(transactionId)).toMatchObject([{ status: ends === 'win' ? 'won' : 'closed' }]);
    expect([await onToday(id), await cameBack(buyerId), await desk.open(invoiceId)]).toEqual([[], [], 0]);
  }
});

test('a part that is lost is owed again by that part; the rest is still ours, and a forged event says nothing', async () => {
  const { buyerId, invoiceId, gatewayPaymentId } = await paid();
  const { id } = await disputed(gatewayPaymentId, { amount: 180_000 });
  await act(id, 'lose');
  await desk.deliverAll();
  await followDisputes(desk.system);
  expect(await desk.open(invoiceId)).toBe(180_000);
  expect(await cameBack(buyerId)).toMatchObject([{ amountPaise: 180_000 }]);

  const other = await paid();
  const [known] = await desk.db.select().from(paymentDisputes).where(eq(paymentDisputes.id, id));
  await desk.control('deliver', {
    body: JSON.stringify({
      event: 'payment.dispute.lost',
      payload: {
        payment: { entity: { id: other.gatewayPaymentId } },
        dispute: { entity: { id: 'disp_00000000000000', status: 'lost' } },
      },
    }),
  });
  await desk.deliverAll();
  expect(await desk.open(other.invoiceId)).toBe(0);
  expect(await disputesIn(other.transactionId)).toEqual([]);
  expect(known?.status).toBe('lost');
  const money = await readMoney(owner, { from: '2026-12-01', to: '2026-12-31' });
  expect(money?.receivedPaise).toBe(5 * 1_180_000);
});
