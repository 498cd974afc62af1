import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveSandbox } from './serve.ts';
import { keys, openSandbox, sdk } from './testing/open.ts';

function journal() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'below', 'sandbox.jsonl');
}

async function another(journalFile: string, webhookUrl: string | null = null) {
  const served = await serveSandbox({ ...keys, journalFile, port: 0, webhookUrl, controlToken: null });
  return { ...served, razorpay: sdk(served.url) };
}

test('a restart keeps orders, payments, used keys and the clock, ends faults, and delivers what was not', async () => {
  const journalFile = journal();
  const first = await openSandbox({ journalFile });
  const { id } = await first.razorpay.orders.create({ amount: 500_00, currency: 'INR' });
  await first.control('clock/advance', { seconds: 3600 });
  await first.control('faults', { api: { status: 500 } });
  first.shop.answers.push(500, 500, 500);
  const { payment } = (await first.control(`orders/${id}/pay`)) as unknown as { payment: { id: string } };
  await first.delivered();
  expect(first.shop.received).toHaveLength(3);
  await first.stop();
  // The machine went down in the middle of a line.
  appendFileSync(journalFile, '[{"table":"orders","value":{"id":"order_');

  const second = await another(journalFile, first.shop.url);
  onTestFinished(() => second.close());
  expect(await second.razorpay.orders.fetch(id)).toMatchObject({ status: 'paid', attempts: 1 });
  expect(await second.razorpay.payments.fetch(payment.id)).toMatchObject({ status: 'captured' });
  expect((await second.razorpay.orders.create({ amount: 100, currency: 'INR' })).created_at).toBeGreaterThan(
    Date.now() / 1000 + 3500,
  );
  await fetch(`${second.url}/_control/clock/advance`, { method: 'POST', body: '{"seconds":60}' });
  expect(first.shop.received.map(({ event }) => event).slice(3)).toEqual([
    'payment.authorized',
    'payment.captured',
    'order.paid',
  ]);
  const third = await another(journalFile);
  onTestFinished(() => third.close());
  expect(await third.razorpay.orders.all()).toMatchObject({ count: 2 });
});

test('two processes on one journal see the same, and an event is sent by one of them', async () => {
  const journalFile = journal();
  const one = await openSandbox({ journalFile });
  const two = await another(journalFile, one.shop.url);
  onTestFinished(() => two.close());
  const { id } = await two.razorpay.orders.create({ amount: 500_00, currency: 'INR' });
  expect(await one.razorpay.orders.fetch(id)).toMatchObject({ status: 'created' });
  await one.control(`orders/${id}/pay`);
  expect(await two.razorpay.orders.fetch(id)).toMatchObject({ status: 'paid' });
  await fetch(`${two.url}/_control/clock/advance`, { method: 'POST', body: '{}' });
  await one.delivered();
  expect(one.shop.received).toHaveLength(3);
  expect(readFileSync(journalFile, 'utf8')).not.toContain(keys.keySecret);
});
