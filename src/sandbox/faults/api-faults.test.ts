import { expect, test } from 'vitest';
import { openSandbox } from '../testing/open.ts';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const order = { amount: 500_00, currency: 'INR', receipt: 'txn_1' };

test('statuses: Razorpay refuses, and something in between answers HTML', async () => {
  const { razorpay, control } = await openSandbox();
  await control('faults', { api: { status: 429, description: 'Too many requests' } });
  expect(await failure(razorpay.orders.create(order))).toMatchObject({
    statusCode: 429,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' },
  });
  await control('faults', { api: { status: 500 } });
  expect(await failure(razorpay.orders.create(order))).toMatchObject({
    statusCode: 500,
    error: { code: 'SERVER_ERROR' },
  });
  // Only creating orders, once: then all is well again.
  await control('faults', { api: { status: 502, match: 'POST /v1/orders', times: 1 } });
  expect(await razorpay.orders.all()).toMatchObject({ count: 0 });
  expect(await failure(razorpay.orders.create(order))).toEqual({ statusCode: 502, error: undefined });
  expect(await razorpay.orders.create(order)).toMatchObject({ status: 'created' });
});

test('the connection breaks after the work is done: the order is there, and found by its receipt', async () => {
  const { razorpay, control } = await openSandbox();
  await control('faults', { api: { resetAfterCommit: true, times: 1 } });
  expect(await failure(razorpay.orders.create(order))).toBeInstanceOf(TypeError);
  expect(await razorpay.orders.all({ receipt: 'txn_1' })).toMatchObject({ count: 1 });
});

test('a slow answer comes after the work, a missing one without any', async () => {
  const { razorpay, control } = await openSandbox();
  (razorpay.api as unknown as { rq: { defaults: { timeout: number } } }).rq.defaults.timeout = 150;
  await control('faults', { api: { latencyMs: 1_000, times: 1 } });
  expect(await failure(razorpay.orders.create(order))).toBeInstanceOf(TypeError);
  expect(await razorpay.orders.all()).toMatchObject({ count: 1 });
  await control('faults', { api: { hang: true, times: 1 } });
  expect(await failure(razorpay.orders.create(order))).toBeInstanceOf(TypeError);
  expect(await razorpay.orders.all()).toMatchObject({ count: 1 });
});
