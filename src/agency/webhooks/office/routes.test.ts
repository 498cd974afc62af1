import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWebhookPost } from '#adapters/webhooks/webhook-post.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../table.server.ts';
import { deliverWebhook, purgeOldDeliveries } from '../deliver-webhook.ts';
import { everyEvent, messageOf } from '../event-schemas.ts';
import { queueWebhooks } from '../queue-webhooks.ts';
import { webhookTries } from '../webhook.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { leads } from '#sales/leads/table.server.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
let answer = 200;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
/** Somebody else's server. */
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  received.push({ headers: request.headers, body });
  response
    .writeHead(answer, answer === 302 ? { location: 'http://localhost/' } : {})
    .end(answer === 204 ? undefined : `Said ${answer}`);
});
let url: string;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Farah');
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  answer = 200;
  received.length = 0;
});
afterAll(async () => {
  receiver.close();
  await office.close();
});

type Delivery = {
  id: string;
  event: string;
  status: string;
  attempts: number;
  answer: number | null;
  error: string | null;
};
const add = async (events: string[], to = url) => {
  const made = await owner<{ id: string; secret: string }>('POST', '/webhooks', { url: to, events });
  expect(made.status).toBe(201);
  return made.body;
};
const logOf = async (webhookId: string) =>
  (await owner<{ data: Delivery[] }>('GET', `/webhook-deliveries?webhookId=${webhookId}`)).body.data;
const tell = () =>
  queueWebhooks(office.ctx, 'order.paid', {
    transactionId: 'txn_1',
    purpose: 'cart',
    totalPaise: 118_000,
    currency: 'INR',
  });

test('an event reaches who asked for it, signed; the secret is told once; nothing tells who somebody is', async () => {
  const { id, secret } = await add(['lead.updated']);
  await add(['order.paid']);
  const lead = aLead();
  await office.db.insert(leads).values(lead);
  await owner('PATCH', `/leads/${lead.id}`, { status: 'contacted' });
  const [asked] = office.enqueued.filter(({ name }) => name === 'deliver-webhook').slice(-1);
  const deliveryId = (asked?.payloads as [{ deliveryId: string }] | undefined)?.[0].deliveryId ?? '';
  expect(await deliverWebhook(office.ctx, { deliveryId })).toEqual({ failed: null, switchedOff: null });
  expect(received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const told = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(told).toEqual({
    type: 'lead.updated',
    version: 1,
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { leadId: lead.id, change: expect.any(String), status: 'contacted' },
  });
  expect(body).not.toContain(lead.phone);
  expect(body).not.toContain(lead.name);
  expect(headers['webhook-id']).toBe(deliveryId);
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(await logOf(id)).toMatchObject([{ id: deliveryId, status: 'sent', attempts: 1, answer: 200 }]);
  // Once it is there it is not told again.
  await deliverWebhook(office.ctx, { deliveryId });
  expect(received).toHaveLength(1);

  const listed = await owner('GET', '/webhooks');
  expect(JSON.stringify(listed.body)).not.toContain('whsec_');
  const renewed = await owner<{ secret: string }>('POST', `/webhooks/${id}/secret`);
  expect(renewed.body.secret).not.toBe(secret);
  expect(JSON.stringify((await owner('GET', '/audit')).body)).not.toContain('whsec_');
});

test('a refusal is noted and tried again under the same id, until it is given up; staff send it again', async () => {
  const { id } = await add(['order.paid']);
  await tell();
  const [first] = await logOf(id);
  const deliveryId = first?.id ?? '';
  answer = 500;
  expect((await deliverWebhook(office.ctx, { deliveryId })).failed).toBe('The receiver answered 500.');
  answer = 302;
  expect((await deliverWebhook(office.ctx, { deliveryId })).failed).toBe('The receiver answered 302.');
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]));
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(await logOf(id)).toMatchObject([{ status: 'failed', attempts: 2, answer: 302 }]);
  for (let i = 2; i < webhookTries; i++) await deliverWebhook(office.ctx, { deliveryId });
  expect(await logOf(id)).toMatchObject([{ status: 'dead', attempts: webhookTries }]);
  answer = 204;
  expect((await owner('POST', `/webhook-deliveries/${deliveryId}/resend`)).status).toBe(204);
  await deliverWebhook(office.ctx, { deliveryId });
  expect(await logOf(id)).toMatchObject([{ status: 'sent', answer: 204 }]);
  await owner('DELETE', `/webhooks/${id}`);
  expect((await owner('GET', `/webhooks/${id}`)).status).toBe(404);
  expect(await logOf(id)).toEqual([]);
});

test('what fails for a day is switched off, and so is what says that it is gone; what comes then is held', async () => {
  const { id } = await add(['order.paid']);
  await tell();
  const [first] = await logOf(id);
  const deliveryId = first?.id ?? '';
  answer = 503;
  for (let i = 0; i < 12; i++)
    expect((await deliverWebhook(office.ctx, { deliveryId })).switchedOff).toBeNull();
  await office.db
    .update(webhooks)
    .set({ failingSince: sql`now() - interval '25 hours'` })
    .where(eq(webhooks.id, id));
  const last = await deliverWebhook(office.ctx, { deliveryId });
  expect(last.switchedOff).toEqual({ url, because: 'Nothing has got through for a day.' });
  expect((await owner('GET', `/webhooks/${id}`)).body).toMatchObject({ active: false, failures: 13 });
  expect((await owner('POST', `/webhooks/${id}/test`)).status).toBe(409);
  await deliverWebhook(office.ctx, { deliveryId });
  expect(await logOf(id)).toMatchObject([{ status: 'held' }]);
  const before = await office.db.$count(webhookDeliveries);
  await queueWebhooks(office.ctx, 'lead.created', { leadId: 'x', form: '', source: '', service: '' });
  expect(await office.db.$count(webhookDeliveries)).toBe(before);

  expect((await owner('PATCH', `/webhooks/${id}`, { active: true })).status).toBe(204);
  expect((await owner('GET', `/webhooks/${id}`)).body).toMatchObject({ offBecause: null, failures: 0 });
  expect((await owner('POST', `/webhooks/${id}/test`)).status).toBe(204);
  const [tried] = await logOf(id);
  answer = 410;
  expect((await deliverWebhook(office.ctx, { deliveryId: tried?.id ?? '' })).switchedOff?.because).toContain(
    '410',
  );
});

test('one list of all deliveries: by address, event, state and day; one shows each try; several are sent again', async () => {
  const one = await add(['order.paid']);
  const other = await add(['order.paid', 'help.asked'], `${url}/other`);
  await tell();
  await queueWebhooks(office.ctx, 'help.asked', { requestId: 'r', customerId: 'c' });
  const found = async (query: string) =>
    (await owner<{ data: Delivery[] }>('GET', `/webhook-deliveries?perPage=200&${query}`)).body.data;
  const ofOther = await found(`webhookId=${other.id}`);
  expect(ofOther.map(({ event }) => event)).toEqual(['help.asked', 'order.paid']);
  expect(ofOther[0]).toMatchObject({ url: `${url}/other`, active: true, status: 'queued' });
  expect(ofOther[0]).not.toHaveProperty('body');
  expect(await found(`webhookId=${other.id}&event=help.asked`)).toHaveLength(1);
  expect(await found('event=help.asked')).toHaveLength(1);
  const today = dateInIndia(new Date());
  expect(await found(`webhookId=${other.id}&from=${today}&to=${today}`)).toHaveLength(2);
  expect(await found(`to=${addDays(today, -1)}`)).toEqual([]);
  expect(await found(`from=${addDays(today, 1)}`)).toEqual([]);
  expect(await found(`webhookId=${other.id}&from=0000-01-01&to=9999-12-31`)).toHaveLength(2);
  expect((await owner('GET', '/webhook-deliveries?event=nonsense')).status).toBe(422);

  const [help, paid] = ofOther.map(({ id }) => id);
  answer = 500;
  await deliverWebhook(office.ctx, { deliveryId: paid ?? '' });
  answer = 202;
  await deliverWebhook(office.ctx, { deliveryId: paid ?? '' });
  const opened = await owner('GET', `/webhook-deliveries/${paid}`);
  expect(opened.body).toMatchObject({
    body: expect.stringContaining('"type":"order.paid","version":1'),
    status: 'sent',
    tries: [
      { answer: 202, said: 'Said 202', error: null, tookMs: expect.any(Number) },
      { answer: 500, said: 'Said 500', error: 'The receiver answered 500.' },
    ],
  });
  expect((await owner('GET', '/webhook-deliveries/01975d3c-0000-7000-8000-000000000000')).status).toBe(404);

  // What is on its way already is left, and what goes to an address that is switched off.
  const ofOne = (await found(`webhookId=${one.id}`)).map(({ id }) => id);
  await deliverWebhook(office.ctx, { deliveryId: ofOne[0] ?? '' });
  await owner('PATCH', `/webhooks/${one.id}`, { active: false });
  const asked = () =>
    office.enqueued
      .filter(({ name }) => name === 'deliver-webhook')
      .flatMap(({ payloads }) => payloads as { deliveryId: string }[])
      .filter(({ deliveryId }) => deliveryId === paid).length;
  const before = asked();
  const again = await owner('POST', '/webhook-deliveries/resend', { ids: [help, paid, ...ofOne] });
  expect(again).toMatchObject({ status: 200, body: { resent: 1, left: 2 } });
  expect(asked()).toBe(before + 1);
  expect((await owner('POST', `/webhook-deliveries/${paid}/resend`)).status).toBe(409);
  expect((await owner('POST', `/webhook-deliveries/${ofOne[0]}/resend`)).status).toBe(409);
  const noted = await owner<{ data: { action: string; subjectId: string }[] }>(
    'GET',
    '/audit?subjectType=webhook-delivery',
  );
  expect(noted.body.data.map(({ subjectId }) => subjectId).filter((id) => id === paid)).toHaveLength(1);
  await deliverWebhook(office.ctx, { deliveryId: paid ?? '' });
  expect((await owner<{ tries: unknown[] }>('GET', `/webhook-deliveries/${paid}`)).body.tries).toHaveLength(
    3,
  );

  // After a month both are gone.
  await office.db.update(webhookDeliveries).set({ at: sql`now() - interval '31 days'` });
  await purgeOldDeliveries(office.ctx);
  expect([await office.db.$count(webhookDeliveries), await office.db.$count(webhookAttempts)]).toEqual([
    0, 0,
  ]);
});

test('the samples are what the schemas take; the signed example verifies with the secret beside it', async () => {
  const { body: events } = await owner<{ event: string; sample: unknown }[]>('GET', '/webhook-events');
  expect(events.map(({ event }) => event)).toEqual(Object.keys(everyEvent));
  for (const { event, sample } of events) {
    const told = Object.entries(everyEvent).find(([name]) => name === event)?.[1];
    expect(told && messageOf(event, told).parse(sample)).toEqual(sample);
    const samples = await owner('GET', `/webhook-events/${event}/samples`);
    expect(samples.body).toEqual([sample]);
  }
  expect((await owner('GET', '/webhook-events/nonsense/samples')).status).toBe(404);
  type Signed = { secret: string; body: string; headers: Record<string, string> };
  const { secret, body, headers } = (await owner<Signed>('GET', '/webhook-signature')).body;
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body)).toBe(headers['webhook-signature']);
});

test('addresses of our own networks are refused, by number, by name and where a name leads', async () => {
  for (const bad of [
    'http://example.com/',
    'https://user:secret@example.com/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/',
    'https://192.168.1.1:8443/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'ftp://example.com/',
    'nonsense',
  ]) {
    const refused = await owner('POST', '/webhooks', { url: bad, events: ['order.paid'] });
    expect([bad, refused.status]).toEqual([bad, 422]);
    expect(refused.body.errors).toHaveProperty('url');
  }
  const live = createWebhookPost({ ownMachine: false });
  for (const own of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://0.0.0.0/'])
    expect([own, live.refuse(own)]).toEqual([own, 'This address lies in a private network']);
  // Nor anything else that is no single server on the public internet, in either family and however it is written.
  for (const host of [
    '100.64.0.1',
    '192.0.0.8',
    '192.31.196.1',
    '192.52.193.1',
    '192.175.48.1',
    '198.19.255.255',
    '239.1.1.1',
    '255.255.255.255',
    '0x7f.1',
    '[::10.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[64:ff9b::a00:1]',
    '[fec0::1]',
    '[fe80::1]',
    '[ff02::1]',
    '[2001::1]',
    '[2001:db8::1]',
    '[2002:a00:1::1]',
    '[2620:4f:8000::1]',
    '[3fff::1]',
    '[4000::1]',
    '[5f00::1]',
  ])
    expect([host, live.refuse(`https://${host}/`)]).toEqual([host, 'This address lies in a private network']);
  for (const host of ['93.184.215.14', '[2606:4700::1111]', '[2a00:1450:4009::1]'])
    expect([host, live.refuse(`https://${host}/`)]).toEqual([host, null]);
  expect(live.refuse('http://127.0.0.1/')).toContain('https://');
  expect(live.refuse('https://example.com/hook')).toBeNull();
  // A name that only turns out to lead into our network when it is looked up, in one of its addresses.
  for (const hidden of [
    { address: '10.0.0.5', family: 4 },
    { address: 'fec0::5', family: 6 },
  ]) {
    const find = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: '93.184.215.14', family: 4 }, hidden])) as unknown as typeof lookup;
    const misled = createWebhookPost({ ownMachine: false, find });
    await expect(misled.post({ url: 'https://shop.example/', headers: {}, body: '{}' })).rejects.toThrow(
      'private network',
    );
  }
});
