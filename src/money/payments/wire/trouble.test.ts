import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { compareByStaff } from '../reconciliation/check-by-staff.ts';
import { paymentTransactions } from '../table.server.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import type { Role } from '#kit/permissions.ts';
import { openShop, type Shop } from './test-shop.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const owner = (): Ctx => ({
  ...shop.ctx,
  actor: {
    kind: 'staff',
    id: v7(),
    name: 'Asha',
    email: 'asha@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  },
});
const back = (transactionId: string) =>
  refundPayment(owner(), {
    transactionId,
    amountPaise: 118_000,
    idempotencyKey: v7(),
    reason: 'As agreed',
    gatewayPaymentId: null,
  });
const notices = (start: string) =>
  vi.waitFor(async () => {
    const found = await shop.db
      .select()
      .from(messages)
      .where(like(messages.dedupeKey, `${start}%`));
    if (found.length === 0) throw new Error(`no mail of ${start}`);
    return found;
  }, patience);

/** A payment for which another sum came. */
async function misfit(ravi: Awaited<ReturnType<Shop['buyer']>>) {
  await shop.control('faults', { webhook: { drop: true } });
  const { id, gatewayOrderId } = await ravi.start({ subjectId: v7() });
  const { payment, ...receipt } = await shop.pay(gatewayOrderId);
  await shop.control(`payments/${payment.id}/mutate`, { amount: 100 });
  expect((await ravi.verify(id, receipt)).body).toMatchObject({ status: 'review' });
  await shop.noFaults();
  return id;
}

/** An open back office of a role: what it hears. */
async function office(role: Role) {
  const password = 'correct horse battery';
  const email = `${role}-${v7()}@example.com`;
  await shop.db
    .insert(staff)
    .values({ id: v7(), name: role, email, role, passwordHash: await shop.ctx.passwords.hash(password) });
  const signedIn = await shop.post('/staff/session', { email, password });
  const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const stream = await shop.get('/staff/events', { Cookie });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (text: string) => {
    while (!heard.includes(text)) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`The stream ended before: ${text}`);
      heard += chunk.value;
    }
    return heard;
  };
  await until('event: hello');
  return { until, heard: () => heard, stop: () => reader?.cancel() };
}

test('money that does not fit is mailed to the staff once, however often it is looked at', async () => {
  const ravi = await shop.buyer();
  const id = await misfit(ravi);
  await ravi('GET', `/payment-pay/order/${id}?refresh=1`);
  const [mail, ...more] = await notices(`payment-review:${id}`);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A payment has to be looked at');
  expect(mail?.text).toContain(`/admin/payments/${id}/show`);
});

test('a refund that the gateway refuses, or cannot pay out, is mailed to the staff', async () => {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  const { payment } = await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  await shop.control('faults', {
    api: {
      match: `POST /v1/payments/${payment.id}/refund`,
      times: 1,
      status: 400,
      description: 'Your balance is too low.',
    },
  });
  const refused = await back(id);
  const [mail] = await notices(`refund-failed:${refused.id}`);
  expect(mail?.subject).toBe('A refund failed');
  expect(mail?.text).toContain('Your balance is too low.');
  await shop.noFaults();

  await shop.control('config', { refunds: 'pending' });
  const slow = await back(id);
  await shop.control(`refunds/${slow.gatewayRefundId}/fail`);
  const again = await notices(`refund-failed:${slow.id}`);
  expect(again).toHaveLength(1);
  await shop.control('config', { refunds: 'processed' });
});

test('a paid order, trouble and a refund request are told at once to those who may see payments', async () => {
  const [accounts, content] = [await office('accounts'), await office('content')];
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await shop.pay(gatewayOrderId);
  await accounts.until('"change":"paid"');
  expect(await accounts.until(id)).toContain('event: payments');
  expect(await ravi('POST', '/refund-requests', { transaction_id: id, reason: 'x' })).toMatchObject({
    status: 201,
  });
  await accounts.until('"change":"refund-asked"');
  await misfit(ravi);
  await accounts.until('"change":"trouble"');
  const { order } = await shop.read(id);
  await shop.db
    .update(paymentTransactions)
    .set({ customerId: null, order: { ...order, buyer: { ...order.buyer, name: 'Without Account' } } })
    .where(eq(paymentTransactions.id, id));
  await announce(shop.ctx, { kind: 'payment', transactionId: id, change: 'paid' });
  await accounts.until('"customerName":"Without Account"');
  expect(content.heard()).not.toContain('payments');
  await accounts.stop();
  await content.stop();
});

test('comparing the books by hand stands in the audit log', async () => {
  const run = await compareByStaff(owner());
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, run.id));
  expect(rows).toMatchObject([{ action: 'checked', subjectType: 'reconciliation', staffName: 'Asha' }]);
});
