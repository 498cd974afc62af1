import { expect, test } from 'vitest';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { keys, openSandbox } from './testing/open.ts';

test('#42 a paid order: the SDK sees it captured, its verifiers take the signature and every event', async () => {
  const { razorpay, control, shop, delivered } = await openSandbox();
  for (const method of ['card', 'upi', 'netbanking']) {
    const order = await razorpay.orders.create({ amount: 499_00, currency: 'INR', notes: { of: '₹ 🪔' } });
    const paid = (await control(`orders/${order.id}/pay`, { method })) as unknown as Receipt;
    const ids = { order_id: order.id, payment_id: paid.razorpay_payment_id };
    expect(validatePaymentVerification(ids, paid.razorpay_signature, keys.keySecret)).toBe(true);

    expect(await razorpay.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 499_00,
      amount_due: 0,
      attempts: 1,
    });
    const payment = await razorpay.payments.fetch(paid.razorpay_payment_id);
    expect(payment).toMatchObject({
      status: 'captured',
      captured: true,
      amount: 499_00,
      fee: 1178,
      tax: 180,
      method,
    });
    expect(await razorpay.orders.fetchPayments(order.id)).toMatchObject({
      count: 1,
      items: [{ id: payment.id }],
    });
    if (method === 'card')
      expect(await razorpay.payments.fetchCardDetails(payment.id)).toMatchObject({ last4: '1007' });
  }
  await delivered();
  expect(shop.received.map(({ event }) => event)).toEqual(
    Array.from({ length: 3 }, () => ['payment.authorized', 'payment.captured', 'order.paid']).flat(),
  );
  for (const { body, signature } of shop.received)
    expect(validateWebhookSignature(body, signature, keys.webhookSecret)).toBe(true);
  expect(new Set(shop.received.map(({ eventId }) => eventId)).size).toBe(9);
});

type Receipt = { razorpay_payment_id: string; razorpay_signature: string };
