import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHmac } from 'node:crypto';
import { GatewayDown, GatewayRefused } from '#kit/ports/gateway.ts';
import { answerMs, createClient } from './client.ts';
import { createRazorpay } from './razorpay.ts';

const keys = {
  keyId: 'rzp_test_00000000000000',
  keySecret: 'a key secret',
  webhookSecret: 'a webhook secret',
};
let answer: { status: number; body: string } = { status: 200, body: '' };
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (answer.status === 0) request.socket.destroy();
    else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
});
let gateway: ReturnType<typeof createRazorpay>;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway = createRazorpay({ ...keys, mode: 'sandbox', apiBase, checkoutScriptUrl: '' });
});
afterAll(() => void server.close());

const hmac = (text: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

test('our verifiers say what the official ones say, for any text, and never yes to an empty secret', () => {
  const id = fc.string({ minLength: 14, maxLength: 14, unit: fc.constantFrom(...'abcXYZ019') });
  fc.assert(
    fc.property(id, id, fc.string(), fc.boolean(), (order, pay, body, good) => {
      const signed = { order_id: `order_${order}`, payment_id: `pay_${pay}` };
      const signature = hmac(`${signed.order_id}|${signed.payment_id}`, good ? keys.keySecret : 'another');
      const ours = { orderId: signed.order_id, paymentId: signed.payment_id, signature };
      expect(gateway.signedPayment(ours)).toBe(
        validatePaymentVerification(signed, signature, keys.keySecret),
      );
      const proof = hmac(body, good ? keys.webhookSecret : 'another');
      expect(gateway.signedEvent(Buffer.from(body), proof)).toBe(
        validateWebhookSignature(body, proof, keys.webhookSecret),
      );
    }),
  );
  const open = createRazorpay({
    ...keys,
    webhookSecret: '',
    mode: 'sandbox',
    apiBase: null,
    checkoutScriptUrl: '',
  });
  expect(open.signedEvent(Buffer.from('{}'), hmac('{}', ''))).toBe(false);
  const odd = { orderId: 'a', paymentId: 'b|c', signature: hmac('a|b|c', keys.keySecret) };
  expect(gateway.signedPayment(odd)).toBe(false);
});

test('Razorpay is waited for ten seconds, and another one as long as it says', () => {
  const waits = (options: { waitMs?: number }) =>
    createClient({ ...keys, apiBase: null, ...options }).http.defaults?.timeout;
  expect([answerMs, waits({}), waits({ waitMs: 300 })]).toEqual([10_000, 10_000, 300]);
});

test('whatever is no clear no is "ask again"; a clear no carries its reason', async () => {
  const order = { receipt: 'txn_1', amountPaise: 100 };
  const down: [number, string][] = [
    [0, ''],
    [502, '<html>nginx</html>'],
    [500, '{"error":{"code":"SERVER_ERROR","description":"x"}}'],
    [429, '{"error":{"code":"BAD_REQUEST_ERROR","description":"Request failed"}}'],
    [409, '{"error":{"code":"BAD_REQUEST_ERROR","description":"in progress"}}'],
    [400, 'no json'],
    [200, '<html>'],
    [200, '{"id":"order_1","amount":"100","currency":"INR"}'],
  ];
  for (const [status, body] of down) {
    answer = { status, body };
    await expect(gateway.createOrder(order), `${status} ${body}`).rejects.toThrow(GatewayDown);
  }
  answer = { status: 400, body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"Too little"}}' };
  await expect(gateway.createOrder(order)).rejects.toThrow(GatewayRefused);
  await expect(gateway.createOrder(order)).rejects.toMatchObject({
    code: 'BAD_REQUEST_ERROR',
    message: 'Too little',
  });
  const refund = { paymentId: 'pay_00000000000000', amountPaise: 1, reference: 'r', idempotencyKey: 'k' };
  await expect(gateway.refund(refund)).rejects.toThrow(GatewayRefused);
});
