import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '#people/sign-in/wire/test-customers.ts';
import { customers } from '#people/customers/table.server.ts';
import { refundRequests } from '../table.server.ts';
import { eraseDueAccounts } from '#desk/personal-data/delete-account.ts';
import { refuseRefund } from '../decide-refund.ts';
import { refundMail } from '../refund-mail.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { getPayment, listPayments } from '#money/payments/list-payments.ts';
import { PaymentPage } from '#money/payments/payment-filter.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { openRefundDesk, type RefundDesk } from './test-refund-desk.ts';

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.close());

test('a customer asks for a paid order once, is told by when we decide, and so are the staff', async () => {
  const { id, ravi, ask } = await desk.aPaidOne();
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
  // Sent again where the answer was lost it is the same; in other words, or later, it was asked for already.
  const again = [...(await Promise.all(Array.from({ length: 20 }, () => ask()))), await ask()];
  for (const same of again) expect([same.status, same.body]).toEqual([201, body]);
  const refused = {
    status: 409,
    body: { message: 'You have already asked for a refund of this payment.' },
  };
  expect(await ask('Because of something else')).toMatchObject(refused);
  await desk.db
    .update(refundRequests)
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(refundRequests.id, body.data.id));
  expect(await ask()).toMatchObject(refused);
  const { body: list } = await ravi<{ data: unknown[] }>('GET', '/refund-requests');
  expect(list.data).toEqual([body.data]);
  const mail = await desk.mailed(`refund-received:${body.data.id}`);
  expect(mail).toMatchObject({ recipient: ravi.email, subject: 'We have your refund request' });
  expect(mail.text).toContain('within 7 business days');
  expect(mail.text).toContain('10 to 14 business days after we approve it');
  const notice = await desk.mailed(`refund-asked:${body.data.id}`);
  expect(notice.text).toContain('I ordered it twice');
  expect(notice.subject).not.toContain('Ravi');
  await prove(ravi);
  const { body: exported } = await ravi<{ refundRequests: unknown[] }>('GET', '/account/export');
  expect(exported.refundRequests).toMatchObject([{ payment: id, reason: 'I ordered it twice' }]);
});

test('an unpaid order, another customer’s order, no reason and no session ask for nothing', async () => {
  const { id, ask } = await desk.aPaidOne();
  expect(await ask('  ')).toMatchObject({ status: 422, body: { errors: { reason: 'Please tell us why' } } });
  expect((await ask('x'.repeat(1_001))).status).toBe(422);
  const other = await desk.buyer();
  expect((await other('POST', '/refund-requests', { transaction_id: id, reason: 'Mine now' })).status).toBe(
    404,
  );
  const { id: unpaid } = await other.start();
  expect((await other('POST', '/refund-requests', { transaction_id: unpaid, reason: 'Early' })).status).toBe(
    409,
  );
  expect((await desk.browser()('GET', '/refund-requests')).status).toBe(401);
  expect((await desk.browser()('POST', '/refund-requests', { transaction_id: id, reason: 'x' })).status).toBe(
    401,
  );
  const { body } = await other<{ data: unknown[] }>('GET', '/refund-requests');
  expect(body.data).toEqual([]);
});

test('money that the bank took back from us is asked back by nobody, for staff could not give it; its owner and staff see that it went back', async () => {
  const { ravi, id, ask } = await desk.aPaidOne();
  const returnedOn = dateInIndia(new Date());
  await returnPayment(desk.staff(), { transactionId: id, returnedOn, reason: 'Disputed' });
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: 'There is nothing of this payment that could be refunded.' },
  });
  const { totalPaise } = await desk.read(id);
  const seen = { status: 'paid', amount: totalPaise, refunded: 0, returned: totalPaise };
  const list = await ravi<{ data: object[] }>('GET', `/payment-pay/orders/${ravi.id}`);
  expect(list.body.data).toMatchObject([seen]);
  const one = await ravi<{ data: object }>('GET', `/payment-pay/order/${id}`);
  expect(one.body.data).toMatchObject(seen);
  const listed = await listPayments(desk.staff(), PaymentPage.parse({ q: id }));
  expect(listed.data).toMatchObject([{ id, refundedPaise: 0, returnedPaise: totalPaise }]);
  expect(await getPayment(desk.staff(), { paymentId: id })).toMatchObject({ returnedPaise: totalPaise });
});

test('with the account the words of its requests are erased, and nobody is mailed', async () => {
  const { ravi, ask } = await desk.aPaidOne();
  const { body } = await ask('My mother is ill');
  await desk.mailed(`refund-received:${body.data.id}`);
  await desk.db
    .update(customers)
    .set({ eraseAt: new Date(0) })
    .where(eq(customers.id, ravi.id));
  await eraseDueAccounts(desk.ctx);
  const [kept] = await desk.db.select().from(refundRequests).where(eq(refundRequests.id, body.data.id));
  expect(kept).toMatchObject({ status: 'open', reason: '' });
  await refuseRefund(desk.staff(), { requestId: body.data.id, answer: 'No account any more' });
  await desk.product.system.jobs.enqueue(desk.db, refundMail, [
    {
      what: 'warning',
      requestId: body.data.id,
      clock: { what: 'review', dueOn: '2027-01-01', daysLeft: 1, state: 'soon' },
    },
  ]);
  await desk.mailed(`refund-review-soon:${body.data.id}`);
  expect(await desk.mails(`refund-refused:${body.data.id}`)).toEqual([]);
});
