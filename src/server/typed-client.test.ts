import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { createClient } from '../../clients/typescript/index.js';
import { addCaller } from '../../clients/typescript/recipes/create-lead.ts';
import { wonLeads } from '../../clients/typescript/recipes/read-leads.ts';
import { paidOrder } from '../../clients/typescript/recipes/verify-webhook.ts';
import { eventSchemas, everyEvent } from '#agency/webhooks/event-schemas.ts';
import { sampleEvent } from '#agency/webhooks/sample-event.ts';
import { staff } from '#agency/staff/table.server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let described: {
  paths: Record<string, Record<string, { security?: object[] }>>;
  webhooks: Record<string, { post: { requestBody: { content: object } } }>;
};
const folder = 'clients/typescript';
const password = 'a long enough password';

beforeAll(async () => {
  app = await createTestApp();
  described = (await (await app.get('/openapi.json')).json()) as typeof described;
});
afterAll(() => app.close());

/** The client as others have it, with a token of the owner's, calling this app. */
async function office(scopes: string[]) {
  const owner = { id: v7(), name: 'Farah', email: `${v7()}@example.com` };
  const passwordHash = await app.ctx.passwords.hash(password);
  await app.db.insert(staff).values({ ...owner, role: 'owner', passwordHash });
  const signedIn = await app.post('/staff/session', { email: owner.email, password });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const made = await app.post(
    '/staff/api-tokens',
    { name: 'A program', scopes, days: 7, password },
    { Cookie: cookie },
  );
  expect(made.status).toBe(201);
  const { token } = (await made.json()) as { token: string };
  const baseUrl = 'http://localhost:3000';
  return createClient({ baseUrl, token, fetch: async (request) => app.product.app.request(request) });
}

test('the client’s recipes read leads, file one once and refuse forged messages; a token that lacks the permission is told so', async () => {
  const calls = await office(['leads:read', 'leads:edit']);
  const caller = { name: 'Meera Kale', phone: '9820012345', message: 'Wants a shop.' };
  const key = v7();
  const id = await addCaller(calls, caller, key);
  expect(await addCaller(calls, caller, key)).toBe(id);
  const { data: lead } = await calls.GET('/staff/leads/{id}', { params: { path: { id } } });
  expect(lead).toMatchObject({ name: 'Meera Kale', status: 'contacted' });
  expect(await wonLeads(calls)).not.toContain('Meera Kale');
  for (const status of ['qualified', 'won'] as const) {
    const moved = await calls.PATCH('/staff/leads/{id}', { params: { path: { id } }, body: { status } });
    expect([moved.error, moved.response.status]).toEqual([undefined, 200]);
  }
  expect(await wonLeads(calls)).toContain('Meera Kale');

  const { data, error, response } = await calls.GET('/staff/invoices', {});
  expect([data, error?.code, response.status]).toEqual([undefined, 'forbidden', 403]);
  await expect(addCaller(await office(['leads:read']), caller, v7())).rejects.toThrow();

  const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
  const body = JSON.stringify(sampleEvent('order.paid'));
  const at = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  };
  const request = (text: string) =>
    new Request('http://localhost/hook', { method: 'POST', headers, body: text });
  expect(await paidOrder(request(body), secret)).toBe(118_000);
  expect(await paidOrder(request(body.replace('118000', '1')), secret)).toBeNull();
});

test('its description shows the recipes as they are', () => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  for (const recipe of ['read-leads', 'create-lead', 'verify-webhook'])
    expect(readme).toContain(readFileSync(`${folder}/recipes/${recipe}.ts`, 'utf8').trim());
});

test('every event is described, tells who nobody is, and names a call that a token opens', () => {
  expect(Object.keys(described.webhooks)).toEqual(Object.keys(everyEvent));
  for (const [event, { data, more, version }] of Object.entries(eventSchemas)) {
    expect(version, event).toBeGreaterThan(0);
    const fields = Object.keys(data.shape);
    expect(fields.filter((field) => /name|mail|phone|mobile|address|message/i.test(field))).toEqual([]);
    if (more === null) continue;
    const [, asks = ''] = /\{(\w+)\}/.exec(more) ?? [];
    if (asks) expect(fields, `${event} names ${asks}`).toContain(asks);
    const call = described.paths[more.replace(/\{\w+\}/, '{id}')]?.get;
    expect(call?.security, `${event}: GET ${more}`).toContainEqual({ token: [] });
  }
});
