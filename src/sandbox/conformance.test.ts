import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { serveSandbox } from './serve.ts';
import { sign } from './signatures.ts';
import { keys, sdk } from './testing/open.ts';

// The official SDK against the sandbox. With test keys of Razorpay's in the environment the same file judges the
// real service: RAZORPAY_TEST_KEY_ID=… RAZORPAY_TEST_KEY_SECRET=… npx vitest run src/sandbox/conformance.test.ts
const { RAZORPAY_TEST_KEY_ID: keyId, RAZORPAY_TEST_KEY_SECRET: keySecret } = process.env;
const real = keyId && keySecret ? { ...keys, keyId, keySecret } : null;
const credentials = real ?? keys;
const receipt = `conformance-${Date.now()}`;
let sandbox: Awaited<ReturnType<typeof serveSandbox>> | null = null;
let razorpay: ReturnType<typeof sdk>;

beforeAll(async () => {
  if (!real)
    sandbox = await serveSandbox({
      ...keys,
      journalFile: null,
      port: 0,
      webhookUrl: null,
      controlToken: null,
    });
  razorpay = sdk(sandbox?.url ?? null, credentials);
});
afterAll(() => sandbox?.close());

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('#42 the stock SDK creates, finds, lists and annotates orders; a wrong key is 401 "Authentication failed"', async () => {
  const order = await razorpay.orders.create({
    amount: 123_45,
    currency: 'INR',
    receipt,
    notes: { of: '₹ 🪔' },
  });
  expect(order).toMatchObject({
    entity: 'order',
    amount: 123_45,
    amount_paid: 0,
    amount_due: 123_45,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: { of: '₹ 🪔' },
  });
  expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  expect(Math.abs(order.created_at - Date.now() / 1000)).toBeLessThan(300);

  expect(await razorpay.orders.fetch(order.id)).toMatchObject({ id: order.id, receipt });
  const listed = await razorpay.orders.all({ receipt });
  expect(listed).toMatchObject({ entity: 'collection', count: 1, items: [{ id: order.id }] });
  const window = { from: order.created_at - 1, to: order.created_at + 1, count: 100 };
  expect((await razorpay.orders.all(window)).items.map(({ id }) => id)).toContain(order.id);
  expect((await razorpay.orders.all({ receipt, skip: 1 })).items).toEqual([]);
  expect(await razorpay.orders.fetchPayments(order.id)).toEqual({
    entity: 'collection',
    count: 0,
    items: [],
  });
  expect(await razorpay.orders.edit(order.id, { notes: { txn: 'txn_1' } })).toMatchObject({
    notes: { txn: 'txn_1' },
    amount: 123_45,
  });
  const plain = await razorpay.orders.create({ amount: 100, currency: 'INR' });
  expect(plain).toMatchObject({ receipt: null, notes: [] });

  const stranger = sdk(sandbox?.url ?? null, { ...credentials, keySecret: 'wrong' });
  expect(await refusal(stranger.orders.all())).toMatchObject({
    statusCode: 401,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  });
});

test('wrong input is refused with the documented texts', async () => {
  const create = (body: object) => refusal(razorpay.orders.create(body as never));
  const badAmount = { code: 'BAD_REQUEST_ERROR', field: 'amount', reason: 'input_validation_failed' };
  expect(await create({ amount: 99, currency: 'INR' })).toMatchObject({
    statusCode: 400,
    error: { ...badAmount, source: 'business', step: 'payment_initiation', metadata: {} },
  });
  expect(await create({ amount: 100.5, currency: 'INR' })).toMatchObject({
    statusCode: 400,
    error: badAmount,
  });
  expect(await create({ currency: 'INR' })).toMatchObject({ statusCode: 400, error: badAmount });
  expect(await create({ amount: 100, currency: 'INR', receipt: 'r'.repeat(41) })).toMatchObject({
    statusCode: 400,
    error: { field: 'receipt' },
  });
  expect(await create({ amount: 100, currency: 'INR', price: 1 })).toMatchObject({
    statusCode: 400,
    error: { description: 'price is/are not required and should not be sent' },
  });
});

test('what does not exist is 400, never 404', async () => {
  const missing = {
    statusCode: 400,
    error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' },
  };
  expect(await refusal(razorpay.orders.fetch('order_00000000000000'))).toMatchObject(missing);
  expect(await refusal(razorpay.payments.fetch('pay_00000000000000'))).toMatchObject(missing);
  expect(await refusal(razorpay.payments.capture('pay_00000000000000', 100, 'INR'))).toMatchObject(missing);
  expect(await refusal(razorpay.payments.refund('pay_00000000000000', {}))).toMatchObject(missing);
  expect(await refusal(razorpay.refunds.fetch('rfnd_00000000000000'))).toMatchObject(missing);
  const nowhere = await fetch(`${sandbox?.url ?? 'https://api.razorpay.com'}/v1/nowhere`, {
    headers: { Authorization: `Basic ${btoa(`${credentials.keyId}:${credentials.keySecret}`)}` },
  });
  expect([nowhere.status, await nowhere.json()]).toMatchObject([
    400,
    { error: { code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found on the server.' } },
  ]);
});

test('payments and refunds are listed as collections', async () => {
  for (const list of [await razorpay.payments.all({ count: 1 }), await razorpay.refunds.all({ count: 1 })]) {
    expect(list).toMatchObject({ entity: 'collection' });
    expect(list.count).toBe(list.items.length);
  }
});

test("the SDK's own verifiers take what is signed as the sandbox signs", () => {
  const body = JSON.stringify({ event: 'payment.captured', note: '₹ 🪔' });
  expect(validateWebhookSignature(body, sign(body, 'secret'), 'secret')).toBe(true);
  expect(validateWebhookSignature(`${body} `, sign(body, 'secret'), 'secret')).toBe(false);
  const ids = { order_id: 'order_00000000000000', payment_id: 'pay_00000000000000' };
  const signature = sign(`${ids.order_id}|${ids.payment_id}`, 'secret');
  expect(validatePaymentVerification(ids, signature, 'secret')).toBe(true);
  expect(validatePaymentVerification({ ...ids, payment_id: 'pay_00000000000001' }, signature, 'secret')).toBe(
    false,
  );
});

test('the stock SDK makes, finds and cancels payment links; a reference is taken once', async () => {
  const reference_id = `${receipt}-link`;
  const wanted = {
    amount: 123_45,
    currency: 'INR',
    accept_partial: false,
    reference_id,
    description: 'Photographs',
    customer: {},
    callback_url: 'https://example.com/back',
    callback_method: 'get',
  };
  const link = await razorpay.paymentLink.create(wanted);
  expect(link).toMatchObject({ status: 'created', amount: 123_45, amount_paid: 0, reference_id });
  expect(link.id).toMatch(/^plink_[A-Za-z0-9]{14}$/);
  expect(link.short_url).toMatch(/^https?:/);
  expect(await refusal(razorpay.paymentLink.create(wanted))).toMatchObject({
    statusCode: 400,
    error: { description: expect.stringContaining('already attempted') },
  });
  const found = await razorpay.paymentLink.all({ reference_id } as object);
  expect(found.payment_links.map(({ id }) => id)).toEqual([link.id]);
  expect(await razorpay.paymentLink.cancel(link.id)).toMatchObject({ status: 'cancelled' });
  expect(await refusal(razorpay.paymentLink.cancel(link.id))).toMatchObject({ statusCode: 400 });
  expect(await razorpay.paymentLink.fetch(link.id)).toMatchObject({ id: link.id, status: 'cancelled' });
});
