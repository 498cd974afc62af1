import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '#api/payments/test-shop.ts';
import { auditLog } from '#db/schema/audit.server.ts';
import { customers } from '#db/schema/customers.server.ts';
import { messages } from '#db/schema/messages.server.ts';
import { refundRequests } from '#db/schema/refund-requests.server.ts';
import type { Ctx } from '#domain/context.ts';
import { eraseDueAccounts } from '#domain/customers/delete-account.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '#domain/errors.ts';
import { refundPayment } from '#domain/payments/refund-payment.ts';
import { askForRefund } from '#domain/refund-requests/ask-for-refund.ts';
import { approveRefund, refuseRefund } from '#domain/refund-requests/decide-refund.ts';
import { getRefundRequest, listRefundRequests } from '#domain/refund-requests/staff-refund-requests.ts';
import { listToday } from '#domain/today/list-today.ts';
import { watchRefunds } from '#domain/refund-requests/watch-refunds.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Noon in India of a day, for whoever asks. */
const on = (date: string, ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(`${date}T12:00:00+05:30`) });
const staff = (role: 'owner' | 'sales' = 'owner'): Ctx => ({
  ...shop.ctx,
  actor: { kind: 'staff', id: v7(), name: 'Asha', email: 'asha@example.com', role },
});

type Asked = { data: { id: string } & Record<string, unknown>; message: string };

async function aPaidOne() {
  const ravi = await shop.buyer();
  const { id, gatewayOrderId } = await ravi.start();
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  return {
    id,
    ravi,
    ask: (reason = 'I ordered it twice') =>
      ravi<Asked>('POST', '/refund-requests', { transaction_id: id, reason }),
    /** On a Saturday at noon: the demo agency is closed on Sundays and at Christmas. */
    askOn: (date: string) => askForRefund(on(date, ravi.ctx), { transactionId: id, reason: 'Not needed' }),
  };
}
const seen = (requestId: string) => getRefundRequest(staff(), { requestId });
const mails = (start: string) =>
  shop.db
    .select()
    .from(messages)
    .where(like(messages.dedupeKey, `${start}%`));
const mailed = (start: string, many = 1) =>
  vi.waitFor(
    async () => {
      const found = await mails(start);
      if (found.length !== many) throw new Error(`${found.length} mails of ${start}, not ${many}`);
      return found[0] ?? { subject: '', text: '', recipient: '' };
    },
    { timeout: 12_000, interval: 50 },
  );

test('a customer asks for a paid order once, is told by when we decide, and so are the staff', async () => {
  const { id, ravi, ask } = await aPaidOne();
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    transaction_id: id,
    status: 'open',
    reason: 'I ordered it twice',
    amount: 118_000,
    approved_amount: null,
    decided_on: null,
    pay_due_on: null,
  });
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: 'You have already asked for a refund of this payment.' },
  });
  const { body: list } = await ravi<{ data: unknown[] }>('GET', '/refund-requests');
  expect(list.data).toEqual([body.data]);
  const mail = await mailed(`refund-received:${body.data.id}`);
  expect(mail).toMatchObject({ recipient: ravi.email, subject: 'We have your refund request' });
  expect(mail.text).toContain('within 7 business days');
  expect(mail.text).toContain('10 to 14 business days after we approve it');
  const notice = await mailed(`refund-asked:${body.data.id}`);
  expect(notice.text).toContain('I ordered it twice');
  expect(notice.subject).not.toContain('Ravi');
  const { body: exported } = await ravi<{ refundRequests: unknown[] }>('GET', '/account/export');
  expect(exported.refundRequests).toMatchObject([{ payment: id, reason: 'I ordered it twice' }]);
});

test('an unpaid order, another customer’s order, no reason and no session ask for nothing', async () => {
  const { id, ask } = await aPaidOne();
  expect(await ask('  ')).toMatchObject({ status: 422, body: { errors: { reason: 'Please tell us why' } } });
  expect((await ask('x'.repeat(1_001))).status).toBe(422);
  const other = await shop.buyer();
  expect((await other('POST', '/refund-requests', { transaction_id: id, reason: 'Mine now' })).status).toBe(
    404,
  );
  const { id: unpaid } = await other.start();
  expect((await other('POST', '/refund-requests', { transaction_id: unpaid, reason: 'Early' })).status).toBe(
    409,
  );
  expect((await shop.browser()('GET', '/refund-requests')).status).toBe(401);
  expect((await shop.browser()('POST', '/refund-requests', { transaction_id: id, reason: 'x' })).status).toBe(
    401,
  );
  const { body } = await other<{ data: unknown[] }>('GET', '/refund-requests');
  expect(body.data).toEqual([]);
});

test('seven business days to decide, ten to fourteen to pay, over Sundays, a holiday and the end of the year', async () => {
  const { askOn } = await aPaidOne();
  const asked = await askOn('2026-12-19');
  // 20 and 27 December are Sundays, the 25th is Christmas.
  expect(asked.reviewDueOn).toBe('2026-12-29');
  await approveRefund(on('2026-12-22', staff()), {
    requestId: asked.id,
    amountPaise: 50_000,
    answer: 'Half of it',
  });
  expect(await seen(asked.id)).toMatchObject({ payFromOn: '2027-01-04', payDueOn: '2027-01-08' });
});

test('approving a part sends exactly that back, tells the customer, and the payment’s arrival closes the request', async () => {
  const { id, ravi, ask } = await aPaidOne();
  const { body } = await ask();
  const requestId = body.data.id;
  await shop.control('config', { refunds: 'pending' });
  await expect(approveRefund(staff(), { requestId, amountPaise: 118_001, answer: '' })).rejects.toThrow(
    Invalid,
  );
  expect(await seen(requestId)).toMatchObject({ status: 'open', approvedPaise: null });
  await expect(approveRefund(staff('sales'), { requestId, amountPaise: 1, answer: '' })).rejects.toThrow(
    Forbidden,
  );
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() =>
      approveRefund(staff(), { requestId, amountPaise: 50_000, answer: 'One month was used.' }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refunds = await shop.refundsOf(id);
  expect(refunds).toMatchObject([{ amountPaise: 50_000, staffName: 'Asha', status: 'pending' }]);
  expect(await seen(requestId)).toMatchObject({
    status: 'approved',
    decidedBy: 'Asha',
    clock: { what: 'pay' },
  });
  const approved = await mailed(`refund-approved:${requestId}`);
  expect(approved.text).toContain('₹500 of ₹1,180');
  expect(approved.text).toContain('One month was used.');
  // While the money is on its way there is nothing more to ask for.
  expect((await ask()).status).toBe(409);

  await shop.control(`refunds/${refunds[0]?.gatewayRefundId}/process`);
  await mailed(`refund-paid:${requestId}`);
  expect(await seen(requestId)).toMatchObject({ status: 'paid', clock: null });
  const told = await ravi<{ data: object[] }>('GET', '/refund-requests');
  expect(told.body.data).toMatchObject([{ status: 'paid', approved_amount: 50_000 }]);
  expect(await shop.read(id)).toMatchObject({ status: 'partially_refunded', refundedPaise: 50_000 });
  const deeds = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, requestId));
  expect(deeds).toMatchObject([
    { action: 'status-changed', after: { status: 'approved', approvedPaise: 50_000 } },
  ]);
  await shop.control('config', { refunds: 'processed' });
  // What is left can be asked for again.
  expect((await ask('And the rest')).status).toBe(201);
});

test('a refusal is told with its reason, cannot be turned round, and leaves the money where it is', async () => {
  const { id, ask } = await aPaidOne();
  const { body } = await ask();
  const requestId = body.data.id;
  await expect(refuseRefund(staff('sales'), { requestId, answer: 'No' })).rejects.toThrow(Forbidden);
  await refuseRefund(staff(), { requestId, answer: 'The website was delivered and is in use.' });
  const mail = await mailed(`refund-refused:${requestId}`);
  expect(mail.text).toContain('The website was delivered and is in use.');
  await expect(approveRefund(staff(), { requestId, amountPaise: 100, answer: '' })).rejects.toThrow(Conflict);
  await expect(refuseRefund(staff(), { requestId: v7(), answer: 'x' })).rejects.toThrow(NotFound);
  expect(await shop.refundsOf(id)).toEqual([]);
  expect((await ask('Please look again')).status).toBe(201);
});

test('a refund that fails keeps the request waiting; paid by hand it is closed, and so is one nobody decided', async () => {
  const { id, ask } = await aPaidOne();
  const { body } = await ask();
  const requestId = body.data.id;
  await shop.control('config', { refunds: 'pending' });
  await approveRefund(staff(), { requestId, amountPaise: 118_000, answer: '' });
  const [refund] = await shop.refundsOf(id);
  await shop.control(`refunds/${refund?.gatewayRefundId}/fail`);
  await vi.waitFor(
    async () =>
      expect(await seen(requestId)).toMatchObject({
        status: 'approved',
        reviewReason: 'A refund failed at the gateway.',
      }),
    12_000,
  );
  await shop.control('config', { refunds: 'processed' });
  const byHand = (transactionId: string) =>
    refundPayment(staff(), {
      transactionId,
      amountPaise: 118_000,
      reason: 'Again',
      idempotencyKey: v7(),
      gatewayPaymentId: null,
    });
  await byHand(id);
  expect(await seen(requestId)).toMatchObject({ status: 'paid', approvedPaise: 118_000 });

  const undecided = await aPaidOne();
  const { body: second } = await undecided.ask();
  await byHand(undecided.id);
  expect(await seen(second.data.id)).toMatchObject({
    status: 'paid',
    approvedPaise: 118_000,
    decidedBy: null,
  });
});

test('staff are warned two business days before a promise is broken and once more when it is, by mail and in the list', async () => {
  const { askOn } = await aPaidOne();
  const asked = await askOn('2027-06-05');
  expect(asked.reviewDueOn).toBe('2027-06-14');
  // What the list of today says: approved money is nobody's work until its day comes near.
  const urgencyOn: Record<string, string | undefined> = {
    '2027-06-10': 'waiting',
    '2027-06-11': 'today',
    '2027-06-14': 'today',
    '2027-06-15': 'late',
    '2027-06-16': 'late',
    '2027-07-01': 'today',
  };
  const warned = async (date: string) => {
    await watchRefunds(on(date, shop.ctx));
    const { data } = await listRefundRequests(on(date, staff()), {
      status: 'waiting',
      perPage: 200,
      offset: 0,
    });
    const today = await listToday(on(date, staff()), { whose: 'all' });
    const item = today.find(({ id }) => id === `refund-request:${asked.id}`);
    expect(item?.urgency).toBe(urgencyOn[date]);
    return data.find(({ id }) => id === asked.id)?.clock;
  };
  expect(await warned('2027-06-10')).toMatchObject({ state: 'fine', daysLeft: 3 });
  expect(await warned('2027-06-11')).toMatchObject({ state: 'soon', daysLeft: 2, what: 'review' });
  const mail = await mailed(`refund-review-soon:${asked.id}`);
  expect(mail.text).toContain('We promised a decision by 14 June 2027, 2 business days from now.');
  expect(await warned('2027-06-14')).toMatchObject({ state: 'soon', daysLeft: 0 });
  expect(await warned('2027-06-15')).toMatchObject({ state: 'over', daysLeft: -1 });
  expect((await mailed(`refund-review-over:${asked.id}`)).subject).toMatch(
    /^Overdue: refund request of CUS-/,
  );
  await warned('2027-06-16');

  await shop.control('config', { refunds: 'pending' });
  await approveRefund(on('2027-06-16', staff()), { requestId: asked.id, amountPaise: 118_000, answer: '' });
  expect(await warned('2027-06-17')).toMatchObject({ what: 'pay', dueOn: '2027-07-02', state: 'fine' });
  expect(await warned('2027-07-01')).toMatchObject({ what: 'pay', state: 'soon', daysLeft: 1 });
  expect((await mailed(`refund-pay-soon:${asked.id}`)).text).toContain('1 business day from now');
  // Warned of on two days each, said once.
  expect(await mails(`refund-review-soon:${asked.id}`)).toHaveLength(1);
  expect(await mails(`refund-review-over:${asked.id}`)).toHaveLength(1);
  await shop.control('config', { refunds: 'processed' });
});

test('with the account the words of its requests are erased, and nobody is mailed', async () => {
  const { ravi, ask } = await aPaidOne();
  const { body } = await ask('My mother is ill');
  await mailed(`refund-received:${body.data.id}`);
  await shop.db
    .update(customers)
    .set({ eraseAt: new Date(0) })
    .where(eq(customers.id, ravi.id));
  await eraseDueAccounts(shop.ctx);
  const [kept] = await shop.db.select().from(refundRequests).where(eq(refundRequests.id, body.data.id));
  expect(kept).toMatchObject({ status: 'open', reason: '' });
  await refuseRefund(staff(), { requestId: body.data.id, answer: 'No account any more' });
  await shop.product.system.jobs.enqueue(shop.db, 'refund-mail', [
    {
      what: 'warning',
      requestId: body.data.id,
      clock: { what: 'review', dueOn: '2027-01-01', daysLeft: 1, state: 'soon' },
    },
  ]);
  await mailed(`refund-review-soon:${body.data.id}`);
  expect(await mails(`refund-refused:${body.data.id}`)).toEqual([]);
});
