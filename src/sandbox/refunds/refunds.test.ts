import { expect, test } from 'vitest';
import { openSandbox } from '../testing/open.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { error: { description: string } }) => error.error.description,
  );

async function paidOrder({ razorpay, control }: Sandbox, amount = 1000_00, outcome = 'normal') {
  const { id } = await razorpay.orders.create({ amount, currency: 'INR' });
  const { payment } = (await control(`orders/${id}/pay`, { outcome })) as unknown as {
    payment: { id: string };
  };
  return payment.id;
}

test('parts add up to the whole and never to more; the order stays paid', async () => {
  const sandbox = await openSandbox();
  const { razorpay } = sandbox;
  const id = await paidOrder(sandbox);
  const first = await razorpay.payments.refund(id, {
    amount: 400_00,
    notes: { why: 'moved' },
    receipt: 'r1',
  });
  expect(first).toEqual({
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
    entity: 'refund',
    amount: 400_00,
    currency: 'INR',
    payment_id: id,
    notes: { why: 'moved' },
    receipt: 'r1',
    acquirer_data: { arn: null },
    created_at: expect.any(Number),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  });
  expect(await razorpay.payments.fetch(id)).toMatchObject({
    status: 'captured',
    amount_refunded: 400_00,
    refund_status: 'partial',
  });
  expect(await refusal(razorpay.payments.refund(id, { amount: 1000_01 }))).toBe(
    'The refund amount provided is greater than amount captured.',
  );
  expect(await refusal(razorpay.payments.refund(id, { amount: 600_01 }))).toBe(
    'The total refund amount is greater than the refund payment amount',
  );
  // Without an amount: whatever is left.
  const rest = await razorpay.payments.refund(id, { speed: 'optimum' });
  expect(rest).toMatchObject({ amount: 600_00, speed_requested: 'optimum', speed_processed: 'instant' });
  const payment = await razorpay.payments.fetch(id);
  expect(payment).toMatchObject({ status: 'refunded', amount_refunded: 1000_00, refund_status: 'full' });
  expect(await razorpay.orders.fetch(payment.order_id)).toMatchObject({
    status: 'paid',
    amount_paid: 1000_00,
  });
  expect(await refusal(razorpay.payments.refund(id, {}))).toBe(
    'The payment has been fully refunded already.',
  );

  expect((await razorpay.payments.fetchMultipleRefund(id)).items.map((refund) => refund.id)).toEqual([
    rest.id,
    first.id,
  ]);
  expect(await razorpay.payments.fetchRefund(id, first.id)).toMatchObject({ id: first.id });
  expect(await razorpay.refunds.fetch(first.id)).toMatchObject({ id: first.id });
  expect(await razorpay.refunds.edit(first.id, { notes: { seen: 'yes' } })).toMatchObject({
    notes: { seen: 'yes' },
  });
});

test('wrong amounts, payments that hold no money, and payments of half a year ago are refused', async () => {
  const sandbox = await openSandbox();
  const { razorpay, control } = sandbox;
  const id = await paidOrder(sandbox);
  for (const amount of [0, -100, 99])
    expect(await refusal(razorpay.payments.refund(id, { amount }))).toBe(
      'The amount must be at least INR 1.00',
    );
  expect(await refusal(razorpay.payments.refund(id, { amount: 100.5 }))).toBe(
    'The amount must be an integer.',
  );
  expect(await refusal(razorpay.payments.refund(id, { amount: 100, rate: 2 } as object))).toBe(
    'rate is/are not required and should not be sent',
  );
  expect(await refusal(razorpay.payments.refund(id, { speed: 'fast' as 'normal' }))).toBe(
    'The selected speed is invalid.',
  );
  for (const outcome of ['failure', 'authorize', 'pending'])
    expect(await refusal(razorpay.payments.refund(await paidOrder(sandbox, 500_00, outcome), {}))).toBe(
      'The payment status should be captured for action to be taken',
    );
  expect(await razorpay.refunds.all({ count: 100 })).toMatchObject({ count: 0 });

  await control('clock/advance', { seconds: 183 * 24 * 3600 });
  expect(await razorpay.payments.refund(id, {})).toMatchObject({ status: 'failed' });
  expect(await razorpay.payments.fetch(id)).toMatchObject({ status: 'captured', amount_refunded: 0 });
});

test('a refund may wait, and fail: the payment has its money back', async () => {
  const sandbox = await openSandbox();
  const { razorpay, control, shop, delivered } = sandbox;
  await control('config', { refunds: 'pending' });
  const id = await paidOrder(sandbox);
  await delivered();
  shop.received.length = 0;
  const pending = await razorpay.payments.refund(id, { amount: 300_00 });
  expect(pending.status).toBe('pending');
  expect(await razorpay.payments.fetch(id)).toMatchObject({
    amount_refunded: 300_00,
    refund_status: 'partial',
  });
  await control(`refunds/${pending.id}/fail`);
  expect(await razorpay.payments.fetch(id)).toMatchObject({ amount_refunded: 0, refund_status: null });

  const other = await razorpay.payments.refund(id, {});
  expect(await control(`refunds/${other.id}/process`)).toMatchObject({
    status: 'processed',
    acquirer_data: { arn: expect.stringMatching(/^\d{12}$/) },
  });
  expect(await control(`refunds/${other.id}/process`)).toMatchObject({
    error: { code: 'BAD_REQUEST_ERROR' },
  });
  expect(await razorpay.payments.fetch(id)).toMatchObject({ status: 'refunded' });
  await delivered();
  expect(shop.received.map(({ event }) => event)).toEqual([
    'refund.created',
    'refund.failed',
    'refund.created',
    'refund.processed',
  ]);
  expect(JSON.parse(shop.received[1]?.body ?? '')).toMatchObject({
    contains: ['refund', 'payment'],
    payload: {
      refund: { entity: { id: pending.id, status: 'failed' } },
      payment: { entity: { id, amount_refunded: 0 } },
    },
  });
});

test('X-Refund-Idempotency: the same request once more, another request refused, one at a time', async () => {
  const sandbox = await openSandbox();
  const { razorpay, api, control } = sandbox;
  const id = await paidOrder(sandbox);
  const refund = (key: string, body: object, payment = id) =>
    api('POST', `/v1/payments/${payment}/refund`, body, { 'X-Refund-Idempotency': key });
  const describe = ({ http, error }: { http: number; error?: { description: string } }) =>
    `${http} ${error?.description}`;

  const first = await refund('refund-0001', { amount: 100_00 });
  expect(await refund('refund-0001', { amount: 100_00 })).toEqual(first);
  const different = '400 Different request with the same idempotency key has already been processed.';
  expect(describe(await refund('refund-0001', { amount: 200_00 }))).toBe(different);
  expect(describe(await refund('refund-0001', { amount: 100_00 }, await paidOrder(sandbox)))).toBe(different);
  expect(describe(await refund('short', {}))).toBe(
    '400 The idempotency key must be at least 10 characters long.',
  );
  expect(describe(await refund('refund 0001', {}))).toBe(
    '400 The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
  );
  // What was refused has not used the key up.
  expect(describe(await refund('refund-0002', { amount: 5000_00 }))).toMatch(/^400 The refund amount/);
  expect(await refund('refund-0002', { amount: 100_00 })).toMatchObject({ entity: 'refund' });

  await control('faults', { api: { match: '/refund', latencyMs: 300 } });
  const both = await Promise.all([
    refund('refund-0003', { amount: 100_00 }),
    refund('refund-0003', { amount: 100_00 }),
  ]);
  expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  expect(await razorpay.payments.fetch(id)).toMatchObject({ amount_refunded: 300_00 });
});
