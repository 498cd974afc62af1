import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '#kit/errors.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { approveRefund, refuseRefund } from '../decide-refund.ts';
import { openRefundDesk, type RefundDesk } from './test-refund-desk.ts';
import { patience } from '#kit/test-patience.ts';

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.close());

test('approving a part sends exactly that back, tells the customer, and the payment’s arrival closes the request', async () => {
  const { id, ravi, ask } = await desk.aPaidOne();
  const heard = await hearWebhooks(desk.ctx);
  const { body } = await ask();
  const requestId = body.data.id;
  await desk.control('config', { refunds: 'pending' });
  await expect(approveRefund(desk.staff(), { requestId, amountPaise: 118_001, answer: '' })).rejects.toThrow(
    Invalid,
  );
  expect(await desk.seen(requestId)).toMatchObject({ status: 'open', approvedPaise: null });
  await expect(approveRefund(desk.staff('sales'), { requestId, amountPaise: 1, answer: '' })).rejects.toThrow(
    Forbidden,
  );
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() =>
      approveRefund(desk.staff(), { requestId, amountPaise: 50_000, answer: 'One month was used.' }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await heard('refund.asked', 'refund.decided')).toEqual([
    ['refund.asked', { requestId, transactionId: id }],
    ['refund.decided', { requestId, status: 'approved', approvedPaise: 50_000 }],
  ]);
  const refunds = await desk.refundsOf(id);
  expect(refunds).toMatchObject([{ amountPaise: 50_000, staffName: 'Asha', status: 'pending' }]);
  expect(await desk.seen(requestId)).toMatchObject({
    status: 'approved',
    decidedBy: 'Asha',
    clock: { what: 'pay' },
  });
  const approved = await desk.mailed(`refund-approved:${requestId}`);
  expect(approved.text).toContain('₹500 of ₹1,180');
  expect(approved.text).toContain('One month was used.');
  // While the money is on its way there is nothing more to ask for.
  expect((await ask()).status).toBe(409);

  await desk.control(`refunds/${refunds[0]?.gatewayRefundId}/process`);
  await desk.mailed(`refund-paid:${requestId}`);
  expect(await desk.seen(requestId)).toMatchObject({
    status: 'paid',
    clock: null,
    lastTaxDay: expect.stringMatching(/^20\d\d-11-30$/),
  });
  const told = await ravi<{ data: object[] }>('GET', '/refund-requests');
  expect(told.body.data).toMatchObject([{ status: 'paid', approved_amount: 50_000 }]);
  expect(await desk.read(id)).toMatchObject({ status: 'partially_refunded', refundedPaise: 50_000 });
  const its = and(eq(auditLog.subjectId, requestId), ne(auditLog.action, 'viewed'));
  const deeds = await desk.db.select().from(auditLog).where(its);
  expect(deeds).toMatchObject([
    { action: 'status-changed', after: { status: 'approved', approvedPaise: 50_000 } },
  ]);
  await desk.control('config', { refunds: 'processed' });
  // What is left can be asked for again.
  expect((await ask('And the rest')).status).toBe(201);
});

test('a refusal is told with its reason, cannot be turned round, and leaves the money where it is', async () => {
  const { id, ask } = await desk.aPaidOne();
  const { body } = await ask();
  const requestId = body.data.id;
  await expect(refuseRefund(desk.staff('sales'), { requestId, answer: 'No' })).rejects.toThrow(Forbidden);
  await refuseRefund(desk.staff(), { requestId, answer: 'The website was delivered and is in use.' });
  const mail = await desk.mailed(`refund-refused:${requestId}`);
  expect(mail.text).toContain('The website was delivered and is in use.');
  await expect(approveRefund(desk.staff(), { requestId, amountPaise: 100, answer: '' })).rejects.toThrow(
    Conflict,
  );
  await expect(refuseRefund(desk.staff(), { requestId: v7(), answer: 'x' })).rejects.toThrow(NotFound);
  expect(await desk.refundsOf(id)).toEqual([]);
  expect((await ask('Please look again')).status).toBe(201);
});

test('a refund that fails keeps the request waiting; paid by hand it is closed, and so is one nobody decided', async () => {
  const { id, ask } = await desk.aPaidOne();
  const { body } = await ask();
  const requestId = body.data.id;
  await desk.control('config', { refunds: 'pending' });
  await approveRefund(desk.staff(), { requestId, amountPaise: 118_000, answer: '' });
  const [refund] = await desk.refundsOf(id);
  await desk.control(`refunds/${refund?.gatewayRefundId}/fail`);
  await vi.waitFor(
    async () =>
      expect(await desk.seen(requestId)).toMatchObject({
        status: 'approved',
        reviewReason: 'A refund of ₹1,180 failed at the gateway.',
      }),
    patience,
  );
  await desk.control('config', { refunds: 'processed' });
  const byHand = (transactionId: string) =>
    refundPayment(desk.staff(), {
      transactionId,
      amountPaise: 118_000,
      reason: 'Again',
      idempotencyKey: v7(),
      gatewayPaymentId: null,
    });
  await byHand(id);
  expect(await desk.seen(requestId)).toMatchObject({ status: 'paid', approvedPaise: 118_000 });

  const undecided = await desk.aPaidOne();
  const { body: second } = await undecided.ask();
  await byHand(undecided.id);
  expect(await desk.seen(second.data.id)).toMatchObject({
    status: 'paid',
    approvedPaise: 118_000,
    decidedBy: null,
  });
});
