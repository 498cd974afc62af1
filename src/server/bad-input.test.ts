import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '#people/sign-in/sign-up.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { callsOf, fieldsOf, type Call } from '#server/fuzz/test-calls.ts';
import { envelopeFault } from '#server/fuzz/test-run.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let calls: Call[];
/** Of an owner and of a customer, in one browser. */
let cookies: string;

beforeAll(async () => {
  app = await createTestApp();
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, owner);
  const customer = { email: 'customer@example.com', password: 'correct-horse-battery' };
  const passwordHash = await app.ctx.passwords.hash(customer.password);
  await createCustomer(app.ctx, { email: customer.email, passwordHash, source: 'test' });
  const answers = [await app.post('/staff/session', owner), await app.post('/user-login', customer)];
  cookies = answers
    .flatMap((answer) => answer.headers.getSetCookie())
    .map((line) => line.split(';')[0] ?? '')
    .filter((cookie) => !cookie.startsWith('refresh='))
    .join('; ');
  calls = callsOf(await (await app.get('/openapi.json')).json()).filter((call) => !isEnding(call));
});
afterAll(() => app.close());

const brokenBodies = ['{', '{"name":', '\u0000', '["a"', 'name=a', '{"a":1}}'];
const oddBodies = [
  '',
  '\ufeff{}',
  'null',
  '1',
  '"text"',
  '[]',
  '[[[]]]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
];

/** Whose body may be empty, and what they answer then: no token, no account or mail server that was set up, the count of all readers. */
const needNoBody: Record<string, number[]> = {
  '/user-login/refresh': [401],
  '/staff/ad-accounts/{platform}/fetch': [409],
  '/staff/letters/count': [200],
  '/staff/server-settings/{key}/trial': [409],
};

/** Calls of a sign-in under way: they judge their body first. */
const beforeTheSession = new Set([
  '/staff/session',
  '/staff/session/code',
  '/staff/session/enrolment/code',
  '/staff/session/invitation',
  '/staff/session/invitation/answer',
]);

test('a broken, odd, wrongly typed or oversized body gets its own 4xx from every call that takes one', async () => {
  for (const call of calls.filter(takesBody)) {
    const staff = call.path.startsWith('/staff/') && !beforeTheSession.has(call.path);
    const send = (body: string, headers = {}) =>
      app.send(call.method, fill(call.path), body, { Cookie: cookies, ...headers });
    for (const body of brokenBodies) await expectRefusal(call, await send(body), [400]);
    for (const body of oddBodies) {
      const answer = await send(body);
      if (!needNoBody[call.path]?.includes(answer.status)) await expectRefusal(call, answer, [400, 404, 422]);
    }
    const typed = (type: string) => ({ 'Content-Type': type });
    await expectRefusal(call, await send('a=b', typed('application/x-www-form-urlencoded')), [415]);
    await expectRefusal(call, await send('{}', typed('text/plain')), [415]);
    // What other systems tell of leads may be longer.
    const tooLong = call.path.startsWith('/webhooks/leads/') ? 270_000 : 70_000;
    await expectRefusal(call, await send(JSON.stringify({ a: 'x'.repeat(tooLong) })), [413]);
    if (staff) await expectRefusal(call, await send('{}', { Cookie: '' }), [401]);
  }
});

test('whatever a public call refuses, it is said in the language that was asked for', async () => {
  let refused = 0;
  for (const call of calls.filter((one) => takesBody(one) && !one.path.startsWith('/staff/'))) {
    const send = (body: string) =>
      app.send(call.method, fill(call.path), body, { Cookie: cookies, 'Accept-Language': 'hi' });
    for (const body of [
      '{',
      '{}',
      '[]',
      '{"name":7,"email":"x","items":"y"}',
      JSON.stringify({ a: 'x'.repeat(70_000) }),
    ]) {
      const answer = await send(body);
      const told = (await answer.json()) as { message: string; errors?: Record<string, string> };
      if (answer.ok) continue;
      refused++;
      const said = [told.message, ...Object.values(told.errors ?? {})];
      expect({
        call,
        body: body.slice(0, 40),
        english: said.filter((text) => !/[\u0900-\u097f]/.test(text)),
      }).toMatchObject({ english: [] });
    }
  }
  expect(refused).toBeGreaterThan(100);
});

/** Signing out would end the session that the others are tried with. */
const isEnding = ({ method, path }: Call) =>
  ['DELETE /staff/session', 'POST /user-logout', 'POST /account/sessions/end'].includes(`${method} ${path}`);

const unknownId = '01975d3c-0000-7000-8000-000000000000';
const unknownBackup = 'nirmaan-20250101033000-abcd.tar.gz';
const fill = (path: string) =>
  path
    .replaceAll('backups/{name}', `backups/${unknownBackup}`)
    .replaceAll('steps/{position}', 'steps/1')
    .replaceAll('server-settings/{key}', 'server-settings/mail')
    .replaceAll('numbers/{phone}', 'numbers/9000000001')
    .replaceAll('{platform}', 'google')
    .replaceAll('{event}/{language}', 'lead-reply/en')
    .replaceAll(/\{\w+\}/g, unknownId);
const takesBody = (call: Call) =>
  ['POST', 'PUT', 'PATCH'].includes(call.method) && fieldsOf(call.json).length > 0;

async function expectRefusal(call: Call, answer: Response, statuses: number[]) {
  const text = await answer.text();
  const body: unknown = JSON.parse(text);
  expect({ call, status: answer.status, body }).toMatchObject({
    status: expect.toSatisfy((status: number) => statuses.includes(status), `one of ${statuses.join(', ')}`),
    body: { success: false, message: expect.any(String), code: expect.any(String) },
  });
  expect({ call, body, fault: envelopeFault(text) }).toMatchObject({ fault: null });
}
