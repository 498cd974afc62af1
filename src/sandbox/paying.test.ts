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

test('orders and payments have the fields of the documentation, no more and no fewer', async () => {
  const { razorpay, control } = await openSandbox();
  const { id } = await razorpay.orders.create({ amount: 499_00, currency: 'INR', partial_payment: false });
  const { razorpay_payment_id: paymentId } = (await control(`orders/${id}/pay`)) as unknown as Receipt;
  expect(Object.keys(await razorpay.orders.fetch(id)).toSorted()).toEqual(
    'amount amount_due amount_paid attempts created_at currency entity id notes offer_id receipt status'.split(
      ' ',
    ),
  );
  expect(await razorpay.payments.fetch(paymentId)).toEqual({
    id: paymentId,
    entity: 'payment',
    amount: 499_00,
    currency: 'INR',
    status: 'captured',
    order_id: id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: true,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: 'success@razorpay',
    email: 'customer@example.com',
    contact: '+919000000000',
    notes: [],
    fee: 1178,
    tax: 180,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
    created_at: expect.any(Number),
    upi: { payer_account_type: 'bank_account', vpa: 'success@razorpay', flow: 'collect' },
  });
});

test('groups that the product does not use answer the documented 400', async () => {
  const { razorpay } = await openSandbox();
  const unknown = {
    statusCode: 400,
    error: { description: 'The requested URL was not found on the server.' },
  };
  await expect(razorpay.plans.all()).rejects.toMatchObject(unknown);
  await expect(razorpay.customers.fetch('cust_00000000000000')).rejects.toMatchObject(unknown);
  await expect(
    razorpay.orders.create({ amount: 499_00, currency: 'INR', partial_payment: true }),
  ).rejects.toMatchObject({ statusCode: 400, error: { field: 'partial_payment' } });
});

type Receipt = { razorpay_payment_id: string; razorpay_signature: string };
