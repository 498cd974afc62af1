import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

/** How somebody gets in and out: open to everybody, or staff could not sign in where a customer is. */
const door = new Set([
  'POST /staff/session',
  'DELETE /staff/session',
  'POST /staff/session/code',
  'POST /staff/session/enrolment',
  'POST /staff/session/enrolment/code',
  'POST /staff/session/invitation',
  'POST /staff/session/invitation/answer',
]);
type Described = { paths: Record<string, Record<string, unknown>> };

test('every call of the back office is not there for customers, whatever it is; others are asked to sign in', async () => {
  const { body } = await accounts.browser()<Described>('GET', '/openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
  const behind = calls.filter(
    ([method, path]) => path.startsWith('/staff') && !door.has(`${method} ${path}`),
  );
  expect(behind.length).toBeGreaterThan(90);
  const visit = await accounts.customer('curious@example.com');
  const app = accounts.browser({ 'X-Client': 'native' });
  const { accessToken } = (
    await app<{ accessToken: string }>('POST', '/user-login', {
      email: visit.email,
      password: 'a kettle of chai',
    })
  ).body;
  const bearer = accounts.browser({ Authorization: `Bearer ${accessToken}` });
  const forged = accounts.browser({ Cookie: `staff=forged; sid=${visit.jar.get('sid')}` });
  const nothing = { success: false, code: 'not_found', message: 'This page was not found.' };
  for (const [method, described] of [...behind, ['GET', '/staff/no-such-call'] as const]) {
    const path = described.replaceAll(/\{\w+\}/g, '01975d3c-0000-7000-8000-000000000000');
    const sent = method === 'GET' ? undefined : {};
    for (const who of [visit, bearer, forged]) {
      const answer = await who(method, path, sent);
      expect([method, path, answer.status, answer.body]).toEqual([method, path, 404, nothing]);
    }
    expect([path, (await accounts.browser()(method, path, sent)).status]).toEqual([path, 401]);
  }
});

test('a member of staff who is a customer too signs in beside it, and staff calls ask for the staff session', async () => {
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(accounts.ctx, owner);
  const both = await accounts.customer('both@example.com');
  expect((await both('GET', '/staff/session')).status).toBe(404);
  expect((await both('POST', '/staff/session', owner)).status).toBe(200);
  expect((await both('GET', '/staff/customers')).status).toBe(200);
  expect((await both('GET', '/account/sessions')).status).toBe(200);
  expect((await both('DELETE', '/staff/session')).status).toBe(204);
  expect((await both('GET', '/staff/customers')).status).toBe(404);
  await both('POST', '/user-logout');
  expect((await both('GET', '/staff/customers')).status).toBe(401);
});
