import { expect, test } from 'vitest';
import { createRazorpay } from '#adapters/razorpay/razorpay.ts';
import { keys, openSandbox } from '../testing/open.ts';

const aYear = 365 * 86_400_000;
const wanted = (reference = 'mandate_1') => ({
  reference,
  customer: { name: 'Kabir Sample', email: 'kabir@example.com', phone: '9000000000' },
  maxPaise: 15_000_00,
  description: 'Retainer',
  validUntil: new Date(Date.now() + aYear),
  pageEndsAt: new Date(Date.now() + aYear),
});

async function open() {
  const sandbox = await openSandbox();
  const gateway = createRazorpay({ ...keys, mode: 'sandbox', apiBase: sandbox.url, checkoutScriptUrl: '' });
  const events = async () => {
    await sandbox.delivered();
    return sandbox.shop.received.map(({ event }) => event);
  };
  return { ...sandbox, gateway, events };
}

test('a customer refuses a mandate, then agrees; a debit is announced by the bank and taken a day later', async () => {
  const { gateway, control, look, events } = await open();
  const asked = await gateway.createMandate(wanted());
  expect(asked).toMatchObject({ status: 'open', reference: 'mandate_1', tokenId: null });
  await expect(gateway.createMandate(wanted())).rejects.toThrow('receipt must be unique');
  expect(await gateway.findMandate('mandate_1')).toEqual(asked);
  const press = (act: string) => fetch(asked.url, { method: 'POST', body: new URLSearchParams({ act }) });
  expect(await (await press('refuse')).text()).toContain('You refused');
  expect(await gateway.fetchMandate(asked.linkId)).toMatchObject({
    status: 'refused',
    reason: 'Payment failed',
  });
  expect(await (await press('agree')).text()).toContain('The mandate is confirmed');
  const active = await gateway.fetchMandate(asked.linkId);
  expect(active).toMatchObject({ status: 'active', tokenId: expect.stringMatching(/^token_/) });

  const { id: orderId } = await gateway.createOrder({ receipt: 'txn_1', amountPaise: 14_998_98, captureMinutes: 4_320 }); // prettier-ignore
  const debit = { orderId, amountPaise: 14_998_98, customerId: active.customerId, tokenId: active.tokenId ?? '', customer: wanted().customer, description: 'November' }; // prettier-ignore
  await gateway.debit(debit);
  await control('clock/advance', { seconds: 24 * 3_600 });
  expect(await gateway.paymentsOf(orderId)).toMatchObject([{ status: 'created', captured: false }]);
  await control('clock/advance', { seconds: 3_600 });
  expect(await gateway.paymentsOf(orderId)).toMatchObject([{ status: 'captured', amountPaise: 14_998_98 }]);
  await expect(gateway.debit(debit)).rejects.toThrow('already paid');
  const dear = await gateway.createOrder({ receipt: 'txn_2', amountPaise: 15_000_01 });
  await expect(gateway.debit({ ...debit, orderId: dear.id, amountPaise: 15_000_01 })).rejects.toThrow(
    'above what',
  );
  expect(await events()).toEqual([
    'payment.failed', 'token.rejected',
    'payment.authorized', 'payment.captured', 'order.paid', 'invoice.paid', 'token.confirmed',
    'payment.authorized', 'payment.captured', 'order.paid',
  ]); // prettier-ignore
  expect(await look('state')).toMatchObject({ tokens: [{}, {}] });
});

test('a mandate that is paused or cancelled is not debited, and a debit on its way fails; nor is an empty account', async () => {
  const { gateway, control, events } = await open();
  const asked = await gateway.createMandate(wanted());
  await control(`registrations/${asked.linkId}/agree`);
  const active = await gateway.fetchMandate(asked.linkId);
  const { customerId, tokenId } = active;
  const debit = async (receipt: string) => {
    const { id: orderId } = await gateway.createOrder({ receipt, amountPaise: 50_000 });
    await gateway.debit({ orderId, amountPaise: 50_000, customerId, tokenId: tokenId ?? '', customer: wanted().customer, description: '' }); // prettier-ignore
    return orderId;
  };
  const poor = await debit('txn_1');
  await control('config', { debits: 'failed' });
  await control('clock/advance', { seconds: 90_000 });
  expect(await gateway.paymentsOf(poor)).toMatchObject([
    { status: 'failed', errorText: 'Your account does not have enough balance' },
  ]);
  await control('config', { debits: 'paid' });
  const waiting = await debit('txn_2');
  await control(`tokens/${tokenId}/pause`);
  expect(await gateway.fetchMandate(asked.linkId)).toMatchObject({ status: 'paused' });
  await expect(debit('txn_3')).rejects.toThrow('Token is paused');
  await control('clock/advance', { seconds: 90_000 });
  expect(await gateway.paymentsOf(waiting)).toMatchObject([{ status: 'failed' }]);
  await control(`tokens/${tokenId}/resume`);
  await gateway.cancelMandate(active);
  expect(await gateway.fetchMandate(asked.linkId)).toMatchObject({ status: 'cancelled' });
  await expect(gateway.cancelMandate(active)).rejects.toThrow('The token is cancelled');
  const unseen = await gateway.createMandate(wanted('mandate_2'));
  await gateway.cancelMandate(unseen);
  expect(await gateway.fetchMandate(unseen.linkId)).toMatchObject({ status: 'ended' });
  expect((await events()).filter((name) => name.startsWith('token.'))).toEqual([
    'token.confirmed', 'token.paused', 'token.resumed', 'token.cancelled',
  ]); // prettier-ignore
});
