import { afterAll, beforeAll, expect, test } from 'vitest';
import { on, openRefundDesk, type RefundDesk } from './test-refund-desk.ts';
import { approveRefund } from '../decide-refund.ts';
import { listRefundRequests } from '../staff-refund-requests.ts';
import { watchRefunds } from '../watch-refunds.ts';
import { listToday } from '#desk/today/list-today.ts';

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.close());

test('seven business days to decide, ten to fourteen to pay, over Sundays, a holiday and the end of the year', async () => {
  const { askOn } = await desk.aPaidOne();
  const asked = await askOn('2026-12-19');
  // 20 and 27 December are Sundays, the 25th is Christmas.
  expect(asked.reviewDueOn).toBe('2026-12-29');
  await approveRefund(on('2026-12-22', desk.staff()), {
    requestId: asked.id,
    amountPaise: 50_000,
    answer: 'Half of it',
  });
  expect(await desk.seen(asked.id)).toMatchObject({ payFromOn: '2027-01-04', payDueOn: '2027-01-08' });
});

test('staff are warned two business days before a promise is broken and once more when it is, by mail and in the list', async () => {
  const { askOn } = await desk.aPaidOne();
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
    await watchRefunds(on(date, desk.ctx));
    const { data } = await listRefundRequests(on(date, desk.staff()), {
      status: 'waiting',
      perPage: 200,
      offset: 0,
    });
    const { items: today } = await listToday(on(date, desk.staff()), { whose: 'all' });
    const item = today.find(({ id }) => id === `refund-request:${asked.id}`);
    expect(item?.urgency).toBe(urgencyOn[date]);
    return data.find(({ id }) => id === asked.id)?.clock;
  };
  expect(await warned('2027-06-10')).toMatchObject({ state: 'fine', daysLeft: 3 });
  expect(await warned('2027-06-11')).toMatchObject({ state: 'soon', daysLeft: 2, what: 'review' });
  const mail = await desk.mailed(`refund-review-soon:${asked.id}`);
  expect(mail.text).toContain('We promised a decision by 14 June 2027, 2 business days from now.');
  expect(await warned('2027-06-14')).toMatchObject({ state: 'soon', daysLeft: 0 });
  expect(await warned('2027-06-15')).toMatchObject({ state: 'over', daysLeft: -1 });
  expect((await desk.mailed(`refund-review-over:${asked.id}`)).subject).toMatch(
    /^Overdue: refund request of CUS-/,
  );
  await warned('2027-06-16');

  await desk.control('config', { refunds: 'pending' });
  await approveRefund(on('2027-06-16', desk.staff()), {
    requestId: asked.id,
    amountPaise: 118_000,
    answer: '',
  });
  expect(await warned('2027-06-17')).toMatchObject({ what: 'pay', dueOn: '2027-07-02', state: 'fine' });
  expect(await warned('2027-07-01')).toMatchObject({ what: 'pay', state: 'soon', daysLeft: 1 });
  expect((await desk.mailed(`refund-pay-soon:${asked.id}`)).text).toContain('1 business day from now');
  // Warned of on two days each, said once.
  expect(await desk.mails(`refund-review-soon:${asked.id}`)).toHaveLength(1);
  expect(await desk.mails(`refund-review-over:${asked.id}`)).toHaveLength(1);
  await desk.control('config', { refunds: 'processed' });
});
