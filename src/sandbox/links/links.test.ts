import { expect, test } from 'vitest';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { keys, openSandbox } from '../testing/open.ts';

const wanted = {
  amount: 500_00,
  currency: 'INR',
  reference_id: 'txn_1',
  description: 'Photographs <b>',
  customer: {},
  callback_url: 'http://localhost:1/back?language=hi',
  callback_method: 'get',
};

test('its page fails and is tried again without leaving it; a success goes back with the five signed fields', async () => {
  const { razorpay, shop, delivered } = await openSandbox();
  const link = await razorpay.paymentLink.create(wanted);
  expect(await (await fetch(link.short_url)).text()).toContain('Photographs &lt;b&gt;');
  const { order_id: orderId } = (await razorpay.paymentLink.fetch(link.id)) as { order_id?: string };
  expect(orderId).toMatch(/^order_/);
  const press = (outcome: string) =>
    fetch(link.short_url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });
  expect(await (await press('failure')).text()).toContain('Payment failed. You can try again.');
  const back = new URL((await press('success')).headers.get('Location') ?? '');
  expect(back.searchParams.get('language')).toBe('hi');
  const told = (name: string) => back.searchParams.get(`razorpay_${name}`) ?? '';
  const signed = {
    payment_link_id: told('payment_link_id'),
    payment_id: told('payment_id'),
    payment_link_reference_id: told('payment_link_reference_id'),
    payment_link_status: told('payment_link_status'),
  };
  expect(signed).toMatchObject({ payment_link_id: link.id, payment_link_reference_id: 'txn_1', payment_link_status: 'paid' }); // prettier-ignore
  expect(validatePaymentVerification(signed, told('signature'), keys.keySecret)).toBe(true);
  expect(await (await fetch(link.short_url)).text()).toContain('This link is paid.');
  await delivered();
  expect(shop.received.map(({ event }) => event)).toEqual([
    'payment.failed', 'payment.authorized', 'payment.captured', 'order.paid', 'payment_link.paid',
  ]); // prettier-ignore
  const { payload, contains } = JSON.parse(shop.received.at(-1)?.body ?? '') as {
    contains: string[];
    payload: { order: { entity: { id: string } }; payment: { entity: { order_id: string } } };
  };
  expect(contains).toEqual(['payment_link', 'order', 'payment']);
  // As in Razorpay's own sample.
  expect(`order_${payload.order.entity.id}`).toBe(payload.payment.entity.order_id);
});

test('a link that ends says so and takes no money; a second one for the same reference is refused', async () => {
  const { razorpay, shop, control, delivered } = await openSandbox();
  const link = await razorpay.paymentLink.create(wanted);
  const refused = (promise: Promise<unknown>) =>
    expect(promise).rejects.toMatchObject({ statusCode: 400, error: { code: 'BAD_REQUEST_ERROR' } });
  await refused(razorpay.paymentLink.create(wanted));
  await refused(razorpay.paymentLink.create({ ...wanted, reference_id: 'txn_2', expire_by: 1 }));
  await refused(razorpay.paymentLink.create({ ...wanted, reference_id: 'txn_2', accept_partial: true }));
  await razorpay.paymentLink.cancel(link.id);
  await refused(razorpay.paymentLink.cancel(link.id));
  const press = { method: 'POST', body: new URLSearchParams({ outcome: 'success' }) };
  expect(await (await fetch(link.short_url, press)).text()).toContain('This link was cancelled.');
  const other = await razorpay.paymentLink.create({ ...wanted, reference_id: 'txn_2' });
  await control('clock/advance', { seconds: 200 * 86_400 });
  expect(await razorpay.paymentLink.fetch(other.id)).toMatchObject({ status: 'expired', amount_paid: 0 });
  await delivered();
  expect(shop.received.map(({ event }) => event)).toEqual(['payment_link.cancelled', 'payment_link.expired']);
});
