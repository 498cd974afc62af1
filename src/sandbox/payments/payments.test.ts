import { expect, test } from 'vitest';
import { openSandbox } from '../testing/open.ts';
import { testCard } from './cards.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
type Paid = { payment: { id: string; status: string }; razorpay_signature?: string };

const order = ({ razorpay }: Sandbox, more = {}) =>
  razorpay.orders.create({ amount: 500_00, currency: 'INR', ...more });
const pay = async ({ control }: Sandbox, id: string, body = {}) =>
  (await control(`orders/${id}/pay`, body)) as unknown as Paid;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { error: { description: string } }) => error.error.description,
  );

test('an order that wants to be captured by hand: only its amount, only once', async () => {
  const sandbox = await openSandbox();
  const { razorpay } = sandbox;
  const { id } = await order(sandbox, { payment: { capture: 'manual' } });
  const paid = await pay(sandbox, id);
  expect(paid).toMatchObject({ payment: { status: 'authorized' }, razorpay_signature: expect.any(String) });
  expect(await razorpay.orders.fetch(id)).toMatchObject({ status: 'attempted', amount_due: 500_00 });
  expect((await razorpay.orders.all({ authorized: 1 })).items.map((found) => found.id)).toEqual([id]);

  const capture = (amount: number) => razorpay.payments.capture(paid.payment.id, amount, 'INR');
  expect(await refusal(capture(499_00))).toBe('Capture amount must be equal to the amount authorized');
  expect(await refusal(capture(500.5))).toBe('The amount must be an integer.');
  expect(await capture(500_00)).toMatchObject({ status: 'captured', captured: true, fee: 1180, tax: 180 });
  expect(await refusal(capture(500_00))).toBe('This payment has already been captured');
  expect(await razorpay.orders.fetch(id)).toMatchObject({ status: 'paid', amount_due: 0 });
  const failed = await pay(sandbox, (await order(sandbox)).id, { outcome: 'failure' });
  expect(await refusal(razorpay.payments.capture(failed.payment.id, 500_00, 'INR'))).toBe(
    'Only payments which have been authorized and not yet captured can be captured',
  );
});

test('a failed attempt leaves the order open; a paid one takes no other, and gives a second success back', async () => {
  const sandbox = await openSandbox();
  const { razorpay, control } = sandbox;
  const { id } = await order(sandbox);
  expect(await pay(sandbox, id, { outcome: 'failure' })).toMatchObject({
    payment: { status: 'failed', error_code: 'BAD_REQUEST_ERROR', error_reason: 'payment_failed' },
  });
  expect(await razorpay.orders.fetch(id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
  const slow = await pay(sandbox, id, { outcome: 'pending' });
  const held = await pay(sandbox, id, { outcome: 'authorize' });
  await pay(sandbox, id);
  expect(await pay(sandbox, id)).toMatchObject({ error: { reason: 'order_already_paid' } });
  expect(await refusal(razorpay.payments.capture(held.payment.id, 500_00, 'INR'))).toBe(
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
  );
  // One that was under way answers after all.
  await control(`payments/${slow.payment.id}/late-authorize`);
  expect(await razorpay.payments.fetch(slow.payment.id)).toMatchObject({
    status: 'refunded',
    captured: false,
    amount_refunded: 500_00,
  });
  // What Razorpay would refuse can be forced, to see what becomes of money taken twice.
  expect(await pay(sandbox, id, { force: true, outcome: 'authorize' })).toMatchObject({
    payment: { status: 'refunded' },
  });
});

test('the clock: nobody answers in ten minutes, the bank says yes late, nobody captures in three days', async () => {
  const sandbox = await openSandbox();
  const { razorpay, control } = sandbox;
  const statusOf = async ({ payment }: Paid) => (await razorpay.payments.fetch(payment.id)).status;
  const pending = await pay(sandbox, (await order(sandbox)).id, { outcome: 'pending' });
  const late = await pay(sandbox, (await order(sandbox)).id, { outcome: 'late' });
  const held = await pay(sandbox, (await order(sandbox)).id, { outcome: 'authorize' });
  const hasty = await pay(
    sandbox,
    (await order(sandbox, { payment: { capture: 'manual', capture_options: { manual_expiry_period: 30 } } }))
      .id,
  );
  const all = [pending, late, held, hasty];
  const statuses = () => Promise.all(all.map(statusOf));
  expect(await statuses()).toEqual(['created', 'failed', 'authorized', 'authorized']);
  await control('clock/advance', { seconds: 61 });
  expect(await statuses()).toEqual(['created', 'captured', 'authorized', 'authorized']);
  await control('clock/advance', { seconds: 600 });
  expect(await statuses()).toEqual(['failed', 'captured', 'authorized', 'authorized']);
  expect(await razorpay.payments.fetch(pending.payment.id)).toMatchObject({
    error_reason: 'payment_timed_out',
  });
  await control('clock/advance', { seconds: 1800 });
  expect(await statuses()).toEqual(['failed', 'captured', 'authorized', 'refunded']);
  // Later still, but within three days of its creation, the bank answers: the order's rule captures.
  await control(`payments/${pending.payment.id}/late-authorize`);
  await control('clock/advance', { seconds: 3 * 24 * 3600 });
  expect(await statuses()).toEqual(['captured', 'captured', 'refunded', 'refunded']);
});

test('the gateway can be made to say something else, and everything can be emptied', async () => {
  const sandbox = await openSandbox();
  const { razorpay, control, look } = sandbox;
  const { payment } = await pay(sandbox, (await order(sandbox)).id);
  await control(`payments/${payment.id}/mutate`, { amount: 100, currency: 'USD' });
  expect(await razorpay.payments.fetch(payment.id)).toMatchObject({ amount: 100, currency: 'USD' });
  expect(await look('state')).toMatchObject({
    payments: [{ id: payment.id }],
    settings: { refunds: 'processed' },
  });
  expect(JSON.stringify(await look('state'))).not.toContain('secret for tests');
  await control('reset');
  expect(await look('state')).toMatchObject({ orders: [], payments: [], refunds: [] });
  expect(await control('orders/order_1/pay')).toMatchObject({ http: 400 });
  expect(await control('faults', { api: { speed: 1 } })).toMatchObject({ http: 400 });
});

test("Razorpay's test cards, and no other", () => {
  expect(testCard('4100280000001007')).toEqual({ network: 'Visa', error: null });
  expect(testCard('6527658900001005')).toEqual({ network: 'RuPay', error: null });
  expect(testCard('5305620000050001')).toMatchObject({
    network: 'MasterCard',
    error: { reason: 'insufficient_fund' },
  });
  expect(testCard('4100280000020007')).toMatchObject({ error: { code: 'GATEWAY_ERROR' } });
  expect(testCard('4242424242424242')).toBeNull();
});
