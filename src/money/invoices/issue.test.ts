import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices, invoiceSeries } from './table.server.ts';
import { anOrder, openPayments } from '#money/payments/test-payments.ts';
import { settle } from '#money/payments/settle.ts';
import { requestRefund } from '#money/payments/refunds/request-refund.ts';
import { sendRefund } from '#money/payments/refunds/send-refund.ts';
import { startPayment } from '#money/payments/start-payment.ts';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';
import { issueInvoice } from './issue.ts';

let shop: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  shop = await openPayments();
});
afterAll(() => shop.close());

const started = async () => {
  const ctx = await shop.customer();
  const { id, gatewayOrderId } = await startPayment(ctx, anOrder());
  return { ctx, id, gatewayOrderId };
};
/** As the gateway does: whom nobody could listen to tells again. */
const told = (id: string, trigger: 'webhook' | 'return'): Promise<unknown> =>
  settle(shop.ctx, id, { trigger }).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return told(id, trigger);
  });

test('fifty payments at once, each told twice, some undone half way: serials from 1 on without a gap, one invoice each', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, started));
  for (const { gatewayOrderId } of all) shop.gateway.pay(gatewayOrderId);
  const undone = shop.ctx.db
    .transaction(async (tx) => {
      const order = anOrder();
      await issueInvoice(
        { ...shop.ctx, db: tx },
        { id: all[0]?.id ?? '', order, paidPaymentId: null, mode: 'live' },
      );
      throw new Error('undone');
    })
    .catch((error: Error) => error.message);
  await Promise.all(all.flatMap(({ id }) => [told(id, 'webhook'), told(id, 'return')]));
  expect(await undone).toBe('undone');
  const issued = await shop.db.select().from(invoices).orderBy(invoices.count);
  expect(issued.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  expect(new Set(issued.map(({ transactionId }) => transactionId)).size).toBe(50);
  expect(issued[0]).toMatchObject({
    number: 'NIR/26-27/000001',
    kind: 'tax-invoice',
    financialYear: '26-27',
  });
  const mails = shop.enqueued.filter(({ name }) => name === 'invoice-mail');
  // The undone one asked as well; its queue was undone with it, which this stand-in does not do.
  expect(new Set(mails.map(({ payloads }) => JSON.stringify(payloads))).size).toBe(51);
});

test('in April the count begins anew', async () => {
  shop.clock.now = new Date('2027-03-31T18:29:59Z');
  const [march, april] = [await started(), await started()];
  shop.gateway.pay(march.gatewayOrderId);
  await settle(shop.ctx, march.id, { trigger: 'webhook' });
  shop.clock.now = new Date('2027-03-31T18:30:00Z');
  shop.gateway.pay(april.gatewayOrderId);
  await settle(shop.ctx, april.id, { trigger: 'webhook' });
  const series = await shop.db.select().from(invoiceSeries).orderBy(invoiceSeries.series);
  expect(series).toEqual([
    { series: 'NIR/26-27/', last: 51 },
    { series: 'NIR/27-28/', last: 1 },
  ]);
});

test('what was issued can be neither changed nor removed, not even by us', async () => {
  const tries = [sql`update invoices set total_paise = 1`, sql`delete from invoices`];
  for (const statement of tries)
    await expect(shop.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'What was issued is never changed.' },
    });
});

test('what is paid in the sandbox or with test keys takes no number of the real series, and no note of it does', async () => {
  for (const mode of ['sandbox', 'test'] as const) {
    shop.gateway.port.mode = mode;
    const { id, gatewayOrderId } = await started();
    const { id: paymentId } = shop.gateway.pay(gatewayOrderId);
    const paid = await settle(shop.ctx, id, { trigger: 'webhook' });
    const refund = await requestRefund(shop.ctx, paid, {
      staffName: null,
      gatewayPaymentId: paymentId,
      amountPaise: 118_000,
      reason: 'x',
      idempotencyKey: mode,
    });
    await sendRefund(shop.ctx, { refundId: refund?.id ?? '' }, { trigger: 'staff' });
    await settle(shop.ctx, id, { trigger: 'webhook' });
  }
  const issued = await shop.db.select().from(invoices).orderBy(invoices.id);
  expect(issued.slice(-4).map(({ number }) => number)).toEqual([
    'TST/27-28/000001',
    'TST/27-28/C00001',
    'TST/27-28/000002',
    'TST/27-28/C00002',
  ]);
  const series = await shop.db.select().from(invoiceSeries).orderBy(invoiceSeries.series);
  expect(series.filter((one) => one.series.startsWith('NIR')).map(({ last }) => last)).toEqual([51, 1]);
});
