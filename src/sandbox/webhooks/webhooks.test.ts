import { expect, test } from 'vitest';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { keys, openSandbox } from '../testing/open.ts';
import { silenceMs } from './webhook-sender.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
type Logged = {
  id: string;
  event: string;
  state: string;
  tries: { at: number; status: number | null; error: string }[];
};

async function pay({ razorpay, control }: Sandbox, method = 'upi') {
  const { id } = await razorpay.orders.create({ amount: 500_00, currency: 'INR' });
  await control(`orders/${id}/pay`, { method });
  return id;
}
const log = async ({ look }: Sandbox) => ((await look('events')) as unknown as { events: Logged[] }).events;
const names = ({ shop }: Sandbox) => shop.received.map(({ event }) => event);
const happening = ['payment.authorized', 'payment.captured', 'order.paid'];

test('what an event holds, with its oddities', async () => {
  const sandbox = await openSandbox();
  const id = await pay(sandbox, 'netbanking');
  const card = await pay(sandbox, 'card');
  await sandbox.delivered();
  const bodies = sandbox.shop.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(bodies[0]).toEqual({
    entity: 'event',
    account_id: expect.stringMatching(/^acc_[A-Za-z0-9]{14}$/),
    event: 'payment.authorized',
    contains: ['payment'],
    payload: {
      payment: {
        entity: expect.objectContaining({
          order_id: id,
          status: 'authorized',
          captured: false,
          error_code: null,
        }),
      },
    },
    created_at: expect.any(Number),
  });
  expect(bodies[1]).toMatchObject({
    event: 'payment.captured',
    payload: { payment: { entity: { status: 'captured', captured: true, base_amount: 500_00, fee: 1180 } } },
  });
  expect(bodies[2]).toMatchObject({
    event: 'order.paid',
    contains: ['payment', 'order'],
    payload: { order: { entity: { id, status: 'paid', amount_paid: 500_00 } } },
  });
  // A card that is only authorised says `captured`, its missing error is a text, and the keys come sorted.
  expect(bodies[3]).toMatchObject({
    payload: {
      payment: {
        entity: {
          order_id: card,
          status: 'authorized',
          captured: true,
          error_code: '',
          card: { last4: '1007' },
        },
      },
    },
  });
  expect(Object.keys(bodies[3] ?? {})).toEqual([
    'account_id',
    'contains',
    'created_at',
    'entity',
    'event',
    'payload',
  ]);
  expect(JSON.stringify(bodies)).not.toMatch(/sandbox|4100280000001007/);
});

test('a shop that does not answer 2xx is told again after 5, 10, 20 … seconds, with the same id and body', async () => {
  const sandbox = await openSandbox();
  const { shop, control, delivered } = sandbox;
  await control('faults', { webhook: { drop: true, only: ['payment.authorized', 'order.paid'] } });
  shop.answers.push(500, 301, 400);
  await pay(sandbox);
  await delivered();
  expect(shop.received).toHaveLength(1);
  for (const [seconds, sent] of [
    [4, 1],
    [2, 2],
    [9, 2],
    [2, 3],
    [19, 3],
    [2, 4],
    [3600, 4],
  ] as const) {
    await control('clock/advance', { seconds });
    expect(shop.received).toHaveLength(sent);
  }
  expect(new Set(shop.received.map(({ eventId, body, signature }) => eventId + body + signature)).size).toBe(
    1,
  );
  expect(
    (await log(sandbox)).map(({ event, state, tries }) => [event, state, tries.map(({ status }) => status)]),
  ).toEqual([
    ['order.paid', 'dropped', []],
    ['payment.captured', 'delivered', [500, 301, 400, 200]],
    ['payment.authorized', 'dropped', []],
  ]);
});

test('five seconds of silence are a failure', async () => {
  expect(silenceMs).toBe(5_000);
  const sandbox = await openSandbox({ line: { silenceMs: 300 } });
  await sandbox.control('faults', { webhook: { drop: true, only: happening.slice(1) } });
  sandbox.shop.answers.push('silence');
  await pay(sandbox);
  await sandbox.delivered();
  expect((await log(sandbox)).at(-1)).toMatchObject({
    state: 'waiting',
    tries: [{ status: null, error: 'no answer in 0.3 s' }],
  });
});

test('after a day without success the webhook is switched off until it is set up again', async () => {
  const sandbox = await openSandbox();
  const { shop, control, delivered, look } = sandbox;
  await control('faults', { webhook: { drop: true, only: happening.slice(1) } });
  shop.answers.push(...Array.from({ length: 40 }, () => 500));
  await pay(sandbox);
  await delivered();
  for (let hour = 0; hour < 48; hour++) await control('clock/advance', { seconds: 3600 });
  expect((await log(sandbox)).at(-1)?.state).toBe('given up');
  expect(await look('state')).toMatchObject({ settings: { webhook: { active: false } } });
  await pay(sandbox);
  expect((await log(sandbox))[0]).toMatchObject({ state: 'off' });

  shop.answers.length = 0;
  shop.received.length = 0;
  await control('faults');
  await control('config', { webhookSecret: 'a new secret' });
  await pay(sandbox);
  await delivered();
  expect(names(sandbox)).toEqual(happening);
  const { body = '', signature = '' } = shop.received[0] ?? {};
  expect(validateWebhookSignature(body, signature, 'a new secret')).toBe(true);
  // An old event keeps the secret of its time.
  await control(`events/${(await log(sandbox)).at(-1)?.id}/resend`);
  const old = shop.received.at(-1);
  expect(validateWebhookSignature(old?.body ?? '', old?.signature ?? '', keys.webhookSecret)).toBe(true);
});

test('faults: reversed, late, many times, under fresh ids', async () => {
  const sandbox = await openSandbox();
  const { shop, control, delivered } = sandbox;
  await control('faults', { webhook: { reverse: true } });
  await pay(sandbox);
  await delivered();
  expect(names(sandbox)).toEqual(happening.toReversed());

  shop.received.length = 0;
  await control('faults', { webhook: { delayMs: 60_000 } });
  await pay(sandbox);
  await control('clock/advance', { seconds: 59 });
  expect(names(sandbox)).toEqual([]);
  await control('clock/advance', { seconds: 1 });
  expect(names(sandbox)).toEqual(happening);

  shop.received.length = 0;
  await control('faults', { webhook: { duplicate: 2, newEventId: true } });
  await pay(sandbox);
  await delivered();
  expect(names(sandbox)).toEqual(happening.flatMap((name) => [name, name, name]));
  expect(new Set(shop.received.map(({ eventId }) => eventId)).size).toBe(9);
  expect(new Set(shop.received.map(({ body }) => body)).size).toBe(3);
});

test('any body can be delivered by hand, well signed or not', async () => {
  const { shop, control } = await openSandbox();
  const body = { event: 'payment.captured', note: '₹ 🪔' };
  for (const signature of ['good', 'bad', 'none', 'key-secret'])
    expect(await control('deliver', { body, signature, eventId: signature })).toMatchObject({ error: null });
  const valid = shop.received.map(
    ({ body: sent, signature }) =>
      signature !== '' && validateWebhookSignature(sent, signature, keys.webhookSecret),
  );
  expect(valid).toEqual([true, false, false, false]);
  expect(shop.received.map(({ eventId }) => eventId)).toEqual(['good', 'bad', 'none', 'key-secret']);
});
