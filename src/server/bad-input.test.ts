import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '#domain/customers/sign-up.ts';
import { ensureOwner } from '#domain/staff/ensure-owner.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Call = { method: string; path: string; query: string[]; fields: string[] };

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
  // Whatever the API says it offers is tried, so that a new call is tried from its first day.
  calls = callsOf(await (await app.get('/openapi.json')).json());
});
afterAll(() => app.close());

// prettier-ignore
const nasty = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '🙂'.repeat(5_000), "' or 1=1 --", '../../etc/passwd', '%00', '%', '-1',
  '9'.repeat(400), 'NaN', '[]', '{}', 'null', '\r\nSet-Cookie: a=b', '<script>alert(1)</script>',
];
const nastyValues = [...nasty, null, -1, 1e308, true, [], [[[[[[]]]]]], {}, { $gt: '' }, ['a', { b: null }]];
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
      app.send(call.method, fill(call.path, unknownId), body, { Cookie: cookies, ...headers });
    // Refreshing needs no body, but a token.
    const odd = call.path === '/user-login/refresh' ? [400, 401, 422] : [400, 404, 422];
    for (const body of brokenBodies) await expectRefusal(call, await send(body), [400]);
    for (const body of oddBodies) await expectRefusal(call, await send(body), odd);
    const typed = (type: string) => ({ 'Content-Type': type });
    await expectRefusal(call, await send('a=b', typed('application/x-www-form-urlencoded')), [415]);
    await expectRefusal(call, await send('{}', typed('text/plain')), [415]);
    await expectRefusal(call, await send(JSON.stringify({ a: 'x'.repeat(70_000) })), [413]);
    if (staff) await expectRefusal(call, await send('{}', { Cookie: '' }), [401]);
  }
});

test('nasty values in any field, path or query never become our fault', async () => {
  for (const call of calls) {
    const session = { Cookie: call.path === '/staff/session' ? '' : cookies };
    for (const value of nasty) {
      const query = call.query.map((name) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
      const path = `${fill(call.path, encodeURIComponent(value.toWellFormed()))}?${query}`;
      await expectNotOurFault(
        call,
        await app.send(call.method, path, takesBody(call) ? {} : undefined, session),
      );
    }
    for (const field of call.fields)
      for (const value of nastyValues) {
        const answer = await app.send(call.method, fill(call.path, unknownId), { [field]: value }, session);
        await expectNotOurFault(call, answer);
      }
  }
}, 120_000);

test('whatever JSON arrives, an enquiry and every write of the staff answer yes or say what is wrong', async () => {
  // Made once: each one of them writes down all of Unicode.
  const value = fc.oneof(
    fc.constantFrom(...nastyValues),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
  );
  for (const call of calls.filter(takesBody)) {
    const keys = fc.constantFrom('__proto__', 'constructor', 'unknown', ...call.fields);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, value), async (body) => {
        await expectNotOurFault(
          call,
          await app.send(call.method, fill(call.path, unknownId), body, { Cookie: cookies }),
        );
      }),
      { numRuns: 30 },
    );
  }
}, 120_000);

const unknownId = '01975d3c-0000-7000-8000-000000000000';
const fill = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value);
const takesBody = (call: Call) => ['POST', 'PUT', 'PATCH'].includes(call.method) && call.fields.length > 0;

async function expectRefusal(call: Call, answer: Response, statuses: number[]) {
  const body: unknown = await answer.json();
  expect({ call, status: answer.status, body }).toMatchObject({
    status: expect.toSatisfy((status: number) => statuses.includes(status), `one of ${statuses.join(', ')}`),
    body: { success: false, message: expect.any(String), code: expect.any(String) },
  });
}

async function expectNotOurFault(call: Call, answer: Response) {
  const text = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ? '' : await answer.text();
  // No gateway answers here, and a call that needs one says so.
  if (answer.status === 503 && text.includes('"code":"gateway_down"')) return;
  expect({ call, status: answer.status, text }).toMatchObject({
    status: expect.toSatisfy((status: number) => status < 500, 'below 500'),
  });
  // An empty part makes the address one that no call has.
  const nowhere = answer.status === 404 && text === '404 Not Found';
  if (answer.status < 400 || nowhere) return;
  expect({ call, ...(JSON.parse(text) as object) }).toMatchObject({
    success: false,
    code: expect.any(String),
  });
  expect(text).not.toMatch(/\bat .+:\d+:\d+|select ".+ from|node_modules|drizzle/i);
}

const endings = ['delete /staff/session', 'post /user-logout', 'post /account/sessions/end'];

type Schema = {
  $ref?: string;
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
};

function callsOf(document: unknown): Call[] {
  const { paths, components } = document as OpenApi;
  const fieldsOf = (schema: Schema = {}): string[] => {
    const named = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
    const parts = [named, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    return [
      ...Object.keys(schema.properties ?? {}),
      ...parts.flatMap((part) => (part ? fieldsOf(part) : [])),
    ];
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Signing out would end the session that the others are tried with.
      .filter(([method]) => !endings.includes(`${method} ${path}`))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        query: (operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => name),
        fields: fieldsOf(operation.requestBody?.content['application/json']?.schema),
      })),
  );
}
